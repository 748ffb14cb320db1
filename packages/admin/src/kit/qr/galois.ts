// Reed-Solomon over the field of 256 elements with the polynomial 285, as ISO/IEC 18004 has it for QR codes.

const powers: number[] = []
const logarithms: number[] = []
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = value < 128 ? value << 1 : (value << 1) ^ 285
}

const product = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0)

/** The factors of (x - 1)(x - 2)(x - 4)… without the leading one. */
function generator(degree: number): number[] {
  let factors = [1]
  for (let at = 0; at < degree; at++) {
    const root = powers[at] ?? 0
    const next = [...factors, 0]
    factors.forEach((factor, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ product(factor, root)
    })
    factors = next
  }
  return factors.slice(1)
}

/** The bytes by which a reader mends what it misread of the data. */
export function correctionBytes(data: readonly number[], count: number): number[] {
  const factors = generator(count)
  const rest = new Array<number>(count).fill(0)
  for (const byte of data) {
    const lead = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    factors.forEach((factor, at) => {
      rest[at] = (rest[at] ?? 0) ^ product(factor, lead)
    })
  }
  return rest
}
