/** What an agent sent, by name: browsers check it against a schema now and then, and agents make things up. */
const valueIn = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined

/** @throws TypeError for what is no text, or empty */
export function textIn(input: unknown, name: string): string {
  const value = valueIn(input, name)
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`${name}: give it as a text`)
  return value.trim().slice(0, 200)
}

/** @throws TypeError for what is no whole number of the range */
export function countIn(
  input: unknown,
  name: string,
  { from, to, otherwise }: { from: number; to: number; otherwise?: number },
): number {
  const value = valueIn(input, name) ?? otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
    throw new TypeError(`${name}: give a whole number from ${from} to ${to}`)
  return value
}

/** Texts by name, none where nothing is said. @throws TypeError for anything else */
export function textsIn(input: unknown, name: string): Record<string, string> {
  const value = valueIn(input, name) ?? {}
  const isOfTexts =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  if (!isOfTexts) throw new TypeError(`${name}: give a text for each name`)
  return value as Record<string, string>
}
