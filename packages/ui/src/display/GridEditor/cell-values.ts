import { moneyText, parseMoney } from '@cartwright/sdk/rules'
import { currencyIn, type GridColumn, type GridValue } from './grid-column.js'
import { numberText, parseNumber } from './number-text.js'

/** Why a text is no value of its column. Texts are for the language in use to choose; `own` brings its own. */
export type CellProblem =
  | { kind: 'required' }
  | { kind: 'amount'; example: string }
  | { kind: 'number'; example: string }
  | { kind: 'least'; bound: string }
  | { kind: 'most'; bound: string }
  | { kind: 'choice' }
  | { kind: 'own'; text: string }

export type CellReading =
  | { value: GridValue; problem?: undefined }
  | { value?: undefined; problem: CellProblem }

/** TRUE and FALSE as the common spreadsheets copy them in the languages of the library, and what people type. */
const yes = new Set(
  'true 1 yes y x ✓ ✔ on wahr ja vrai oui vero sì verdadeiro sim verdadero sí prawda tak pravda ano истина да істина так točno tačno da सत्य उண்மை true 真 참'.split(
    ' ',
  ),
)
const no = new Set(
  'false 0 no n - off falsch nein faux non falso não fałsz nie nepravda ne ложь нет хибність ні netočno netačno असत्य 偽 거짓 假'.split(
    ' ',
  ),
)

/** What a text means in a column: its value, or why it has none. */
export function readCell<Row>(column: GridColumn<Row>, row: Row, text: string, locale: string): CellReading {
  const reading = byType(column, row, text, locale)
  if (reading.problem) return reading
  if (column.isRequired && reading.value === null) return { problem: { kind: 'required' } }
  const own = column.validate?.(reading.value, row)
  return own ? { problem: { kind: 'own', text: own } } : reading
}

function byType<Row>(column: GridColumn<Row>, row: Row, text: string, locale: string): CellReading {
  const trimmed = text.trim()
  switch (column.type) {
    case 'money': {
      const currency = currencyIn(column, row)
      const amount = parseMoney(text, currency, locale)
      return amount === undefined
        ? { problem: { kind: 'amount', example: moneyText(123456, currency, locale) } }
        : bounded(column, amount, (bound) => moneyText(bound, currency, locale))
    }
    case 'number': {
      const number = parseNumber(text, locale, column.decimals)
      return number === undefined
        ? { problem: { kind: 'number', example: numberText(column.decimals ? 12.5 : 12, locale, true) } }
        : bounded(column, number, (bound) => numberText(bound, locale, true))
    }
    case 'select': {
      if (trimmed === '') return { value: null }
      const folded = trimmed.toLocaleLowerCase(locale)
      const option =
        column.options.find(({ name }) => name.toLocaleLowerCase(locale) === folded) ??
        column.options.find(({ id }) => id.toLowerCase() === folded)
      return option ? { value: option.id } : { problem: { kind: 'choice' } }
    }
    case 'checkbox': {
      const folded = trimmed.toLocaleLowerCase(locale)
      if (folded === '' || no.has(folded)) return { value: false }
      return yes.has(folded) ? { value: true } : { problem: { kind: 'choice' } }
    }
    default:
      return { value: trimmed === '' ? null : trimmed }
  }
}

function bounded(
  { minValue, maxValue }: { minValue?: number; maxValue?: number },
  value: number | null,
  write: (bound: number) => string,
): CellReading {
  if (value !== null && minValue !== undefined && value < minValue)
    return { problem: { kind: 'least', bound: write(minValue) } }
  if (value !== null && maxValue !== undefined && value > maxValue)
    return { problem: { kind: 'most', bound: write(maxValue) } }
  return { value }
}

/** A value as it is shown, typed and copied. Only numbers differ: they are grouped for reading. */
export function cellText<Row>(
  column: GridColumn<Row>,
  row: Row,
  value: GridValue,
  locale: string,
  isForReading = false,
): string {
  if (value === null) return ''
  if (column.type === 'money' && typeof value === 'number')
    return moneyText(value, currencyIn(column, row), locale)
  if (column.type === 'select') return column.options.find(({ id }) => id === value)?.name ?? String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number') return numberText(value, locale, isForReading)
  return value
}
