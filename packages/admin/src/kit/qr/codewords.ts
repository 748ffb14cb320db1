import { correctionBytes } from './galois'

/** A size of the code: 17 + 4 × version modules. How its bytes are divided, at level M. */
interface Layout {
  version: number
  /** Bytes of correction in each block. */
  correction: number
  /** Bytes of data in each block, the shorter blocks first. */
  blocks: readonly number[]
}

const times = (count: number, bytes: number): number[] => new Array<number>(count).fill(bytes)

/** ISO/IEC 18004, table 9, level M. */
const layouts: readonly Layout[] = [
  { version: 1, correction: 10, blocks: [16] },
  { version: 2, correction: 16, blocks: [28] },
  { version: 3, correction: 26, blocks: [44] },
  { version: 4, correction: 18, blocks: times(2, 32) },
  { version: 5, correction: 24, blocks: times(2, 43) },
  { version: 6, correction: 16, blocks: times(4, 27) },
  { version: 7, correction: 18, blocks: times(4, 31) },
  { version: 8, correction: 22, blocks: [...times(2, 38), ...times(2, 39)] },
  { version: 9, correction: 22, blocks: [...times(3, 36), ...times(2, 37)] },
  { version: 10, correction: 26, blocks: [...times(4, 43), ...times(1, 44)] },
  { version: 11, correction: 30, blocks: [...times(1, 50), ...times(4, 51)] },
  { version: 12, correction: 22, blocks: [...times(6, 36), ...times(2, 37)] },
  { version: 13, correction: 22, blocks: [...times(8, 37), ...times(1, 38)] },
]

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1)

/** The bytes of a code in the order they are drawn, and its version; undefined for a text that is too long. */
export function codewordsOf(text: string): { version: number; bytes: number[] } | undefined {
  const content = [...new TextEncoder().encode(text)]
  const lengthBits = (version: number) => (version < 10 ? 8 : 16)
  const layout = layouts.find(
    ({ version, blocks }) => 4 + lengthBits(version) + content.length * 8 <= sum(blocks) * 8,
  )
  if (!layout) return undefined
  const { version, blocks, correction } = layout
  // Mode 4: bytes.
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(content.length, lengthBits(version)),
    ...content.flatMap((byte) => bitsOf(byte, 8)),
  ]
  const data = blocksOf(padded(bits, sum(blocks)), blocks)
  const checks = data.map((block) => correctionBytes(block, correction))
  return { version, bytes: [...interleaved(data), ...interleaved(checks)] }
}

/** Bytes of the bits, filled up with the two bytes that the standard fills with. */
function padded(bits: readonly number[], count: number): number[] {
  const closed = [...bits, ...times(Math.min(4, count * 8 - bits.length), 0)]
  const bytes: number[] = []
  for (let at = 0; at < closed.length; at += 8)
    bytes.push(
      Array.from({ length: 8 }, (_, bit) => closed[at + bit] ?? 0).reduce((value, bit) => value * 2 + bit, 0),
    )
  for (let at = 0; bytes.length < count; at++) bytes.push(at % 2 === 0 ? 0xec : 0x11)
  return bytes
}

function blocksOf(bytes: readonly number[], sizes: readonly number[]): number[][] {
  const starts = sizes.map((_, at) => sum(sizes.slice(0, at)))
  return sizes.map((size, at) => bytes.slice(starts[at], (starts[at] ?? 0) + size))
}

/** The first byte of every block, then the second ones, and so on. */
const interleaved = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat()
