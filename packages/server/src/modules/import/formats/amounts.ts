import { decimalText, highestAmount, MoneyError, minorUnits } from '@cartwright/contract'

export type Mark = '.' | ','

/** An amount in minor units, or what is wrong with the text and how it may be mended. */
type ReadAmount = { amount: number } | { message: string; hint: string }

interface AmountOptions {
  /** Of the currency, by the rule of the format. */
  decimals: number
  /** What parts the decimals where the text itself leaves it open, as in `1.299`. */
  mark?: Mark
  /** In lower case; an amount that names another is refused. */
  currency?: string
}

/** Reads an amount as people write it: `19.90`, `1.299,00`, `€ 1,299.00`. Never by way of a floating point number. */
export function readAmount(text: string, { decimals, mark = '.', currency }: AmountOptions): ReadAmount {
  const named = /^([A-Za-z]{3})(?=[\s\d])|(?<=[\s\d])([A-Za-z]{3})$/.exec(text)?.[0].toLowerCase()
  if (named && currency && named !== currency)
    return {
      message: `"${text}" is in ${named}, and this column in ${currency}`,
      hint: `give the amount in ${currency}`,
    }
  const bare = bareNumber(text, named)
  if (!bare) return { message: 'the amount is empty', hint: 'fill it in, as 19.90' }
  try {
    const amount = minorUnits(bare, { decimals, mark: markIn(bare) ?? mark, excess: 'round' })
    if (amount < 0) return { message: `${text} is below zero`, hint: 'write an amount from 0 on' }
    if (amount <= highestAmount) return { amount }
    const most = decimalText(highestAmount, decimals)
    return { message: `${text} is above ${most}`, hint: `write an amount up to ${most}` }
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return { message: `"${text}" is not a number`, hint: guess(bare) }
  }
}

const bareNumber = (text: string, code: string | undefined): string => {
  const number = code ? text.replace(new RegExp(`^${code}|${code}$`, 'i'), '') : text
  return number.replace(/\p{Sc}/gu, '').trim()
}

const guess = (text: string): string => {
  const mended = text
    .replace(/[oO]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
  return /^\d+(\.\d+)?$/.test(mended) ? `did you mean ${mended}?` : 'write it as 19.90'
}

/** The decimal mark of a number that can be read in one way only: of two different signs the last, and what no group follows. */
export function markIn(number: string): Mark | undefined {
  const text = number.replace(/[^\d.,]/g, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return undefined
  const sign = text[last] as Mark
  const other = sign === '.' ? ',' : '.'
  if (text.includes(other)) return sign
  if (text.indexOf(sign) !== last) return other
  const isGroup = text.length - last - 1 === 3 && /^[1-9]\d{0,2}$/.test(text.slice(0, last))
  return isGroup ? undefined : sign
}

/**
 * The decimal mark of a file, told by the amounts it begins with: what most of them can only be read by. Where they leave
 * it open, files parted by semicolons come from places that write a comma.
 */
export function markOf(amounts: Iterable<string>, separator: string): Mark {
  const counts = { '.': 0, ',': 0 }
  for (const amount of amounts) {
    const mark = markIn(amount)
    if (mark) counts[mark] += 1
  }
  if (counts[','] === counts['.']) return counts[','] === 0 && separator === ';' ? ',' : '.'
  return counts[','] > counts['.'] ? ',' : '.'
}
