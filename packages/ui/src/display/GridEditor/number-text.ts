import { westernDigits } from '@cartwright/sdk/rules'

interface Notation {
  decimal: string
  group: string
}

const notations = new Map<string, Notation>()
const formats = new Map<string, Intl.NumberFormat>()

function notationOf(locale: string): Notation {
  let notation = notations.get(locale)
  if (!notation) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8)
    notation = {
      decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
      group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    }
    notations.set(locale, notation)
  }
  return notation
}

/**
 * What was typed, as a number; null when nothing was, undefined when it is no number of so many decimals. Digits of any
 * script are read; a mark of another notation that cannot stand between thousands is the decimal one,
 * as parseMoney takes it.
 */
export function parseNumber(text: string, locale: string, decimals = 0): number | null | undefined {
  const { decimal, group } = notationOf(locale)
  const bare = westernDigits(text.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '')).replace(/[−‐–]/gu, '-')
  if (bare === '') return null
  const marked = bare.replace(/[.,٫٬'’]/gu, (mark) => (mark === decimal ? 'd' : mark === group ? 'g' : 'o'))
  const foreign = /^-?\d*[go](?!\d{3}$)\d*$/.test(marked) ? marked.replace(/[go]/, 'd') : marked
  const found = /^(-?)(\d*|\d{1,3}(?:[go]\d{2,3})*[go]\d{3})(?:d(\d*))?$/.exec(foreign)
  if (!found || !/\d/.test(foreign)) return undefined
  const [, sign = '', before = '', after = ''] = found
  if (after.replace(/0+$/, '').length > decimals) return undefined
  const number = Number(`${sign}${before.replace(/\D/g, '') || '0'}.${after || '0'}`)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number + 0 : undefined
}

/** A number as the language writes it: grouped for reading, ungrouped for typing and copying. */
export function numberText(value: number, locale: string, isGrouped: boolean): string {
  const key = `${locale} ${isGrouped}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping: isGrouped, maximumFractionDigits: 12 })
    formats.set(key, format)
  }
  return format.format(value)
}
