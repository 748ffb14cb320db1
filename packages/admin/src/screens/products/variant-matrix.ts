import { splitWords } from '@cartwright/sdk/rules'

/** An option while it is written: its name, and its values between commas. */
export interface OptionDraft {
  id: string
  title: string
  values: string
}

/** More would be a mistake of typing rather than a product. */
const most = 2000

/** Every combination of the values, the last option changing fastest; one variant without options. */
export function matrixOf(drafts: readonly OptionDraft[]): {
  options: { title: string }[]
  variants: string[][]
} {
  const options = drafts
    .map(({ title, values }) => ({ title: title.trim(), values: splitWords(values) }))
    .filter(({ title, values }) => title && values.length > 0)
  const variants = options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])).slice(0, most),
    [[]],
  )
  return { options: options.map(({ title }) => ({ title })), variants }
}
