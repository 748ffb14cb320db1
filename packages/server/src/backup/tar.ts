/**
 * The archive format of POSIX (ustar, with pax headers for long names), as much of it as backups need: plain files one
 * after another. `tar tzf` lists what we write.
 */
const block = 512
const zeros = Buffer.alloc(block)

export const rest = (size: number): Buffer => zeros.subarray(0, (block - (size % block)) % block)
/** Two blocks of zeros end an archive. */
export const endOfTar = Buffer.alloc(2 * block)

/** The blocks that stand before the content of a file. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) <= 100) return header(name, size, '0')
  const record = paxRecord('path', name)
  return Buffer.concat([
    header('long-name', record.length, 'x'),
    record,
    rest(record.length),
    header(name.slice(-100).replace(/^[^a-z0-9]+/i, ''), size, '0'),
  ])
}

function header(name: string, size: number, type: string): Buffer {
  const bytes = Buffer.alloc(block)
  const octal = (value: number, at: number, digits: number) =>
    bytes.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1')
  bytes.write(name, 0, 'utf8')
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(0, 136, 11)
  bytes.write(type, 156, 'latin1')
  bytes.write('ustar\x0000', 257, 'latin1')
  octal(checksumOf(bytes), 148, 6)
  bytes.write(' ', 155, 'latin1')
  return bytes
}

/** The sum of a header's bytes, its own field counted as spaces. */
function checksumOf(bytes: Buffer): number {
  let sum = 8 * 32
  for (const [at, byte] of bytes.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

/** `length path=name\n`, where the length counts its own digits. */
function paxRecord(key: string, value: string): Buffer {
  const tail = ` ${key}=${value}\n`
  const bare = Buffer.byteLength(tail)
  const length = bare + String(bare + String(bare).length).length
  return Buffer.from(`${length}${tail}`)
}

export interface TarFile {
  name: string
  size: number
  /** The content in pieces; to be read to its end before the next file. */
  content: AsyncIterable<Buffer>
}

export class DamagedTar extends Error {}

/**
 * The files of an archive, one after another, in constant memory.
 * @throws DamagedTar for what is no archive, or ends too early
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = new Bytes(source)
  let longName: string | undefined
  for (;;) {
    const head = await bytes.take(block)
    if (head.every((byte) => byte === 0)) return
    const size = numberIn(head, 124, 12)
    if (numberIn(head, 148, 8) !== checksumOf(head)) throw new DamagedTar('A header does not add up')
    const type = String.fromCharCode(head[156] ?? 0)
    if (type === 'x') {
      const record = (await bytes.take(size)).toString('utf8')
      longName = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(record)?.[1]
      await bytes.take(rest(size).length)
      continue
    }
    if (type !== '0') throw new DamagedTar(`A part is of the kind ${JSON.stringify(type)}`)
    const name = longName ?? textIn(head, 0, 100)
    longName = undefined
    const part = bytes.part(size)
    yield { name, size, content: part }
    for await (const _ of part);
    await bytes.take(rest(size).length)
  }
}

const textIn = (bytes: Buffer, at: number, length: number): string => {
  const field = bytes.subarray(at, at + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

function numberIn(bytes: Buffer, at: number, length: number): number {
  const text = textIn(bytes, at, length).trim()
  if (!/^[0-7]+$/.test(text)) throw new DamagedTar('A header holds no number where one belongs')
  return Number.parseInt(text, 8)
}

/** A stream of which exact numbers of bytes are taken. */
class Bytes {
  #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async #next(): Promise<void> {
    const { value, done } = await this.#source.next()
    if (done) throw new DamagedTar('It ends too early')
    this.#held = value
  }

  /** So many bytes, in one piece. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.part(count)) parts.push(part)
    return Buffer.concat(parts)
  }

  /** So many bytes, in the pieces they come in. Read again, it goes on where it was left. */
  part(count: number): AsyncIterable<Buffer> {
    let left = count
    const next = async (): Promise<IteratorResult<Buffer, undefined>> => {
      if (left === 0) return { value: undefined, done: true }
      while (this.#held.length === 0) await this.#next()
      const piece = this.#held.subarray(0, left)
      this.#held = this.#held.subarray(piece.length)
      left -= piece.length
      return { value: piece, done: false }
    }
    return { [Symbol.asyncIterator]: () => ({ next }) }
  }
}
