/** What a form holds, by the names of its fields. */
export type Values = Record<string, unknown>

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Whether two values of a field are alike; nothing and an empty text are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

/** By which a record inside another is called. */
const names = ['name', 'title', 'label', 'value', 'code', 'id']

/** A value as people read it, where nothing better is known of it; empty where there is nothing. */
export function inWords(value: unknown, yes: string, no: string): string {
  if (isEmpty(value)) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map((one) => inWords(one, yes, no)).join(', ')
  if (typeof value !== 'object') return String(value)
  const called = Object.entries(value ?? {})
  const name = names.flatMap((key) => called.filter(([own, text]) => own === key && !isEmpty(text)))[0]
  return name ? String(name[1]) : called.map(([key, one]) => `${key}: ${inWords(one, yes, no)}`).join(', ')
}
