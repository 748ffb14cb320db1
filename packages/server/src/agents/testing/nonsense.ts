const words: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '\u0000',
  '💥'.repeat(200),
  'x'.repeat(5000),
  [],
  {},
  [null],
  [[]],
  { id: 'x' },
  { item: null },
  { toString: 1 },
  { __proto__: null, constructor: {} },
]

/** Spoils what is said, the same way for the same seed. */
export function nonsense(from: number) {
  let seed = from
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  /** A copy with one part of it replaced by nonsense. */
  const spoilt = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || random(4) === 0) return words[random(words.length)]
    if (Array.isArray(value))
      return value.length === 0 ? words : value.map((one, at) => (at === 0 ? spoilt(one) : one))
    const keys = Object.keys(value)
    const key = keys[random(keys.length)] ?? 'x'
    return { ...value, [key]: spoilt((value as Record<string, unknown>)[key]) }
  }
  return { spoilt }
}
