import { moneyDecimals } from './money'

// Formats are dear to make, and a pasted column holds thousands of amounts: each is made once.
const kept = new Map<string, unknown>()
function once<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as T
}

const marks = (locale: string) => once(`marks ${locale}`, () => marksOf(locale))

const marksOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8)
  return {
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
  }
}

/** Arabic-Indic, Devanagari, Tamil and other digits as 0 to 9: each script has ten in a row, its zero first. */
export const westernDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })

/** What a currency is written as in a language: `€`, `EUR`. */
const signsOf = (currency: string, locale: string): readonly string[] =>
  (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => {
    const sign = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      currencyDisplay,
    })
      .formatToParts(1)
      .find((part) => part.type === 'currency')?.value
    return (sign ?? '').normalize('NFKC').toLowerCase()
  })

/** The text without the signs of its currency, spaces and marks of direction. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  let bare = text.toLowerCase()
  for (const sign of once(`signs ${locale} ${currency}`, () => signsOf(currency, locale)))
    bare = bare.replaceAll(sign, '')
  return bare.replace(/[\p{Sc}\p{Cf}\s]/gu, '')
}

/**
 * What was typed, as minor units; null when nothing was, undefined when it is no amount of the currency.
 * Works on the digits, never on a float: `19.99` is 1999 and not 1998.9999999999998. Where the mark of another
 * notation cannot stand between thousands it is taken for the decimal one: German `19.99` is 1999, `1.299` is 129900.
 */
export function parseMoney(text: string, currency: string, locale = 'en-US'): number | null | undefined {
  const { decimal, group } = marks(locale)
  const bare = westernDigits(withoutCurrency(text.normalize('NFKC'), currency, locale)).replace(
    /[−‐–]/gu,
    '-',
  )
  if (bare === '') return null
  // Letters stand for marks below: one that was typed, `5O` for 50, is no mark.
  if (/\p{L}/u.test(bare)) return undefined
  // d stands for the decimal mark, g for a mark between thousands.
  const marked = bare.replace(/[.,٫٬'’]/gu, (mark) => (mark === decimal ? 'd' : mark === group ? 'g' : 'o'))
  const foreign = /^-?\d*[go](?!\d{3}$)\d*$/.test(marked) ? marked.replace(/[go]/, 'd') : marked
  const found = /^(-?)(\d*|\d{1,3}(?:[go]\d{2,3})*[go]\d{3})(?:d(\d*))?$/.exec(foreign)
  if (!found || !/\d/.test(foreign)) return undefined
  const [, sign = '', before = '', after = ''] = found
  const decimals = after.replace(/0+$/, '')
  const digits = moneyDecimals(currency)
  if (decimals.length > digits) return undefined
  const amount = Number(`${sign}${before.replace(/\D/g, '') || '0'}${decimals.padEnd(digits, '0')}`)
  return Number.isSafeInteger(amount) ? amount + 0 : undefined
}

/** Minor units as they stand in the field while it is left alone: grouped, with all decimals, without the sign. */
export function moneyText(amount: number, currency: string, locale = 'en-US'): string {
  const digits = moneyDecimals(currency)
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = digits === 0 ? text : text.slice(0, -digits)
  const format = once(
    `format ${locale} ${digits}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  // The whole part is grouped as an integer, which is exact; the decimals are taken over as digits.
  const decimals = digits === 0 ? '' : text.slice(-digits)
  const number = once(
    `digits ${locale} ${digits}`,
    () => new Intl.NumberFormat(locale, { useGrouping: false, minimumIntegerDigits: digits || 1 }),
  )
  return format
    .formatToParts(amount < 0 ? -Number(whole) || -0 : Number(whole))
    .map((part) => (part.type === 'fraction' ? number.format(Number(decimals)) : part.value))
    .join('')
}
