/** Currencies whose smallest unit is the whole one. Every other amount is hundredths, whatever ISO 4217 says. */
const whole = new Set(['krw', 'jpy', 'vnd'])

/** How many minor units make one of the currency: 100, or 1 for krw, jpy and vnd. */
export const minorUnits = (currency: string): 1 | 100 => (whole.has(currency.toLowerCase()) ? 1 : 100)

/** How many decimals an amount of the currency has. */
export const moneyDecimals = (currency: string): 0 | 2 => (minorUnits(currency) === 1 ? 0 : 2)

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    const digits = moneyDecimals(currency)
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...options,
    })
    formats.set(key, format)
  }
  return format
}

/** An amount in minor units as people read it: `formatMoney(1999, 'eur', 'de')` → `19,99 €`. */
export function formatMoney(
  amount: number,
  currency: string,
  locale = 'en-US',
  options: Intl.NumberFormatOptions = {},
): string {
  // What is taken from nothing leaves -0, which would be written with its sign.
  return symbolKept(formatOf(currency, locale, options).format(amount / minorUnits(currency) + 0))
}

/**
 * Among words that run from right to left, the `$` of `US$` would stand on the wrong side of its letters: a mark behind it,
 * which nobody sees, keeps it with them.
 */
const symbolKept = (text: string): string =>
  text.includes('\u200f') ? text.replace(/[A-Z]+[$£¥]/, '$&\u200e') : text
