import type { en } from './en.js'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many'
type Written = Exclude<keyof typeof en, 'status'>
/** Strings with a form for each number: `moreErrors_one`, `moreErrors_other`. */
type PluralKey = Written extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never
type PlainKey = Exclude<Written, `${string}_${Plural | 'other'}`>

/** The names of the strings a component may ask for. */
export type StringKey = PlainKey | PluralKey
export type StatusKey = keyof typeof en.status
/** One language: every string of the English one, plural forms as the language needs them. */
export type UiStrings = Record<PlainKey, string> & {
  status: Record<StatusKey, string>
} & Record<`${PluralKey}_other`, string> &
  Partial<Record<`${PluralKey}_${Plural}`, string>>

/** Gives the string of a key, its blanks filled in from the values and its form chosen by `count`. */
export type Translate = (key: StringKey | `status.${StatusKey}`, values?: Record<string, unknown>) => string

/**
 * Reads one language without any library of translations: `{{name}}` is filled in, and what has plural forms takes the one
 * for `count`. Empty where the language lacks the key.
 */
export function translator(tag: string, strings: UiStrings): Translate {
  // A telephone takes a tenth of a second to make them, and most pages count nothing.
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const written = strings as unknown as Record<string, string | undefined>
  const status = strings.status as Record<string, string | undefined>
  const find = (key: string, count: unknown) => {
    if (key.startsWith('status.')) return status[key.slice('status.'.length)]
    if (typeof count !== 'number') return written[key]
    rules ??= new Intl.PluralRules(tag)
    return written[`${key}_${rules.select(count)}`] ?? written[`${key}_other`] ?? written[key]
  }
  return (key, values = {}) =>
    (find(key, values.count) ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (typeof value !== 'number') return String(value ?? '')
      numbers ??= new Intl.NumberFormat(tag)
      return numbers.format(value)
    })
}
