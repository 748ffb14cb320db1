/** Currencies whose amounts are shown undivided (spec §9). */
const shownUndivided = new Set(['jpy', 'krw', 'vnd'])

/** Currencies whose CSV amounts are already minor units (rules: files): a longer list than the one for showing. */
const undividedInCsv = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

/** Why a text or a number is no money: the codes of `MoneyError`. */
export type MoneyFault =
  | 'amount_empty'
  | 'amount_not_a_number'
  | 'amount_too_many_decimals'
  | 'amount_misplaced_separator'
  | 'amount_out_of_range'

/** An amount that cannot be money. `code` is for programs, `message` names what is wrong. */
export class MoneyError extends RangeError {
  override readonly name = 'MoneyError'
  constructor(
    readonly code: MoneyFault,
    message: string,
  ) {
    super(message)
  }
}

/** The number itself, if it is a whole number of minor units that a JavaScript number holds exactly. */
export function money(amount: number, what = 'The amount'): number {
  if (Number.isSafeInteger(amount)) return amount
  const fault = Number.isInteger(amount) ? 'is too large' : 'is not a whole number of minor units'
  throw new MoneyError('amount_out_of_range', `${what} ${fault}: ${amount}`)
}

/**
 * The amount itself, or the last that is held exactly where it is larger: what is read must be answered, even if it was
 * stored when nothing was bounded. Whatever is written is bounded before (`bounds.ts`).
 */
export function nearestMoney(amount: number): number {
  if (amount > Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER
  return amount < Number.MIN_SAFE_INTEGER ? Number.MIN_SAFE_INTEGER : amount
}

/** Adds minor units and refuses a sum that is no longer exact. */
export function sumMoney(amounts: Iterable<number>, what = 'The sum'): number {
  let sum = 0
  for (const amount of amounts) sum = money(sum + amount, what)
  return sum
}

// A share such as 400 × 3 / 16 may arrive a hair below the half it stands for, depending on the order in which
// it was summed. Without this the same cart could total differently twice.
const hair = 1e-6

/** Nearest whole number, halves toward +∞: 2.5 → 3, −2.5 → −2. */
export function roundHalfUp(value: number): number {
  return Number.isInteger(value) ? value + 0 : Math.floor(value + 0.5 + hair) + 0
}

/**
 * `rate` percent of an amount in minor units, rounded half up. Exact for whole amounts: 14.5 % of 100 is 15. What is more
 * than a number holds exactly is answered as the last that it does.
 */
export function percentOf(amount: number, rate: number): number {
  if (!Number.isInteger(amount)) return nearestMoney(roundHalfUp((amount * rate) / 100))
  const { digits, scale } = decimal(rate)
  return divideHalfUp(amount, digits, 100 * scale)
}

/** The part of a tax-inclusive price that is tax: price × r / (1 + r), rounded half up. 25 % in 1000 is 200. */
export function percentWithin(price: number, rate: number): number {
  if (!Number.isInteger(price)) return nearestMoney(roundHalfUp((price * rate) / (100 + rate)))
  const { digits, scale } = decimal(rate)
  return divideHalfUp(price, digits, 100 * scale + digits)
}

/** Sum of percentages without the dust of binary fractions: 0.1 + 0.2 is 0.3. A null rate counts as 0. */
export function sumRates(rates: readonly { rate: number | null }[]): number {
  if (rates.length === 1) return rates[0]?.rate ?? 0
  let sum = 0
  for (const { rate } of rates) sum += rate ?? 0
  return Math.round(sum * 1e9) / 1e9
}

/**
 * Splits `whole` in proportion to `weights` (whole, none negative); the parts add up to `whole` exactly.
 * What rounding leaves over goes to the largest remainders, then to the larger weights, then to the first.
 * Weights that are all zero share evenly.
 */
export function allocate(whole: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (whole === 0) return []
    throw new MoneyError('amount_out_of_range', `Nothing to share ${whole} among`)
  }
  money(whole)
  for (const weight of weights) {
    if (money(weight, 'A weight') < 0)
      throw new MoneyError('amount_out_of_range', `A weight is negative: ${weight}`)
  }
  const total = sumMoney(weights, 'The sum of weights')
  if (total === 0) return allocate(whole, Array(weights.length).fill(1))
  const size = Math.abs(whole)
  const shares = weights.map((weight, index) => ({ index, weight, ...divide(size, weight, total) }))
  let left = size - shares.reduce((sum, share) => sum + share.quotient, 0)
  const parts = shares.map((share) => share.quotient)
  shares.sort((a, b) => b.remainder - a.remainder || b.weight - a.weight || a.index - b.index)
  for (const share of shares) {
    if (left-- <= 0) break
    parts[share.index] = share.quotient + 1
  }
  return whole < 0 ? parts.map((part) => 0 - part) : parts
}

/** Digits after the decimal mark when an amount is shown: 0 or 2 (spec §9). */
export function decimalsOf(currencyCode: string): 0 | 2 {
  return shownUndivided.has(currencyCode.toLowerCase()) ? 0 : 2
}

/** Digits after the decimal mark of an amount in a CSV file: 0 or 2 (rules: files). */
export function csvDecimalsOf(currencyCode: string): 0 | 2 {
  return undividedInCsv.has(currencyCode.toLowerCase()) ? 0 : 2
}

const formats = new Map<string, Intl.NumberFormat>()

/** An amount in minor units as people read it: 1999 usd → $19.99, 1999 jpy → ¥1,999. */
export function formatMoney(amount: number, currencyCode: string, locale = 'en-US'): string {
  const key = `${locale} ${currencyCode}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode })
    formats.set(key, format)
  }
  // Text, not a quotient: a float would lose the last digit of large amounts.
  return symbolKept(format.format(decimalText(amount, decimalsOf(currencyCode)) as `${number}`))
}

/**
 * Among words that run from right to left, the `$` of `US$` would stand on the wrong side of its letters: a mark behind it,
 * which nobody sees, keeps it with them.
 */
const symbolKept = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+[$£¥]/, '$&\u200e') : text

/** Minor units as plain decimal text, ungrouped: 1999 → '19.99', −5 → '-0.05', 500 with 0 decimals → '500'. */
export function decimalText(amount: number, decimals: number, mark: '.' | ',' = '.'): string {
  const digits = String(Math.abs(money(amount))).padStart(decimals + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`
}

/** How amounts are written where a text comes from. */
export interface MoneyTextOptions {
  /** Digits after the mark, from `decimalsOf` or `csvDecimalsOf`. Default 2. */
  decimals?: number
  /** The decimal mark; the other of the two then groups. Default '.'. */
  mark?: '.' | ','
  /** What to do with more digits than `decimals`: refuse (a form) or round half up (a CSV file). Zeros never matter. */
  excess?: 'refuse' | 'round'
}

/**
 * Minor units from decimal text: '19.99' → 1999, '1.299,00' with mark ',' → 129900.
 * Groups may be parted by the other mark, spaces or apostrophes. Throws a MoneyError that names what is wrong.
 */
export function minorUnits(text: string, options: MoneyTextOptions = {}): number {
  const { decimals = 2, mark = '.', excess = 'refuse' } = options
  const fail = (code: MoneyFault, reason: string): never => {
    throw new MoneyError(code, `'${text}' is not an amount: ${reason}`)
  }
  const trimmed = text.trim()
  if (trimmed === '') fail('amount_empty', 'it is empty')
  const negative = /^[-−]/.test(trimmed)
  const unsigned = trimmed.replace(/^[-−+]/, '')
  const group = mark === '.' ? ',' : '.'
  for (const character of unsigned) {
    if (/\d/.test(character) || character === mark || isGroupMark(character, group)) continue
    fail('amount_not_a_number', `'${character}' is neither a digit nor a separator`)
  }
  const [whole = '', fraction = '', ...more] = unsigned.split(mark)
  if (more.length > 0) fail('amount_misplaced_separator', `'${mark}' occurs more than once`)
  if (/\D/.test(fraction)) fail('amount_misplaced_separator', `a group separator follows the '${mark}'`)
  if (!/\d/.test(whole + fraction)) fail('amount_not_a_number', 'it has no digits')
  const separator = /\D/.exec(whole)?.[0]
  const groups = separator === undefined ? [whole] : whole.split(separator)
  if (groups.length > 1 && !isGrouped(groups)) {
    fail('amount_misplaced_separator', `'${separator}' does not part groups of three digits`)
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const rest = fraction.slice(decimals)
  if (excess === 'refuse' && /[1-9]/.test(rest)) {
    fail(
      'amount_too_many_decimals',
      decimals === 0 ? 'no decimals are allowed' : `at most ${decimals} decimals are allowed`,
    )
  }
  const size = Number(groups.join('') + kept)
  // Halves go toward +∞, so a negative amount moves only past the half.
  const up = negative ? /^(5.*[1-9]|[6-9])/.test(rest) : /^[5-9]/.test(rest)
  const amount = size + (up ? 1 : 0)
  if (!Number.isSafeInteger(amount)) fail('amount_out_of_range', 'it is too large')
  return negative ? 0 - amount : amount
}

function isGroupMark(character: string, group: '.' | ','): boolean {
  return character === group || character === "'" || character === '’' || /\s/.test(character)
}

/** Three digits last, two or three before (1,00,000 is a lakh), one to three first. */
function isGrouped(groups: readonly string[]): boolean {
  return groups.every((digits, index) => {
    if (index === 0) return /^\d{1,3}$/.test(digits)
    return index === groups.length - 1 ? /^\d{3}$/.test(digits) : /^\d{2,3}$/.test(digits)
  })
}

/** A number as digits / scale in whole numbers, as it is written in decimal: 7.25 → 725 / 100. */
function decimal(value: number): { digits: number; scale: number } {
  for (let scale = 1; scale <= 1e9; scale *= 10) {
    const digits = Math.round(value * scale)
    if (digits / scale === value) return { digits, scale }
  }
  return { digits: Math.round(value * 1e9), scale: 1e9 }
}

/** round(a × b / d), halves up, for whole numbers with d > 0; never rounds on the way, and stops at what is exact. */
function divideHalfUp(a: number, b: number, d: number): number {
  const doubled = 2 * a * b + d
  if (Number.isSafeInteger(2 * a * b) && Number.isSafeInteger(doubled)) {
    const remainder = doubled % (2 * d)
    return (doubled - (remainder < 0 ? remainder + 2 * d : remainder)) / (2 * d)
  }
  const numerator = 2n * BigInt(a) * BigInt(b) + BigInt(d)
  const divisor = 2n * BigInt(d)
  const quotient = numerator / divisor
  return nearestMoney(Number(numerator % divisor < 0n ? quotient - 1n : quotient))
}

/** Quotient and remainder of a × b / d for whole numbers, none negative. */
function divide(a: number, b: number, d: number): { quotient: number; remainder: number } {
  const product = a * b
  if (Number.isSafeInteger(product)) {
    const remainder = product % d
    return { quotient: (product - remainder) / d, remainder }
  }
  const exact = BigInt(a) * BigInt(b)
  return { quotient: Number(exact / BigInt(d)), remainder: Number(exact % BigInt(d)) }
}
