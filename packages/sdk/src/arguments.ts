/**
 * What stands last in a call: our options, or headers as the v1 client takes them. Both are plain objects, and a header must
 * never be read as a query, or its value ends up in the address and in every log on the way.
 */
import type { CallOptions } from './send'

type HeaderValue = string | number | boolean | null | undefined
/** Headers whose names are one word; all others hold a dash. */
type Word = 'accept' | 'authorization' | 'cookie' | 'from' | 'host' | 'origin' | 'range' | 'referer' | 'via'

/** Headers by name, as the v1 client takes them last: `{ Authorization: 'Bearer …' }`. What is undefined is left out. */
export type CustomHeaders = { [name: `${string}-${string}`]: HeaderValue } & {
  [name in Word | Capitalize<Word>]?: HeaderValue
}

const optionNames: Record<keyof CallOptions, 1> = {
  signal: 1,
  timeoutMs: 1,
  retries: 1,
  idempotencyKey: 1,
  headers: 1,
}
const words: Record<Word, 1> = {
  accept: 1,
  authorization: 1,
  cookie: 1,
  from: 1,
  host: 1,
  origin: 1,
  range: 1,
  referer: 1,
  via: 1,
}

/**
 * Whether what stands in the place of a query, or of a body, is one. With the names that it knows, nothing else is; without
 * them, a query is what could be made of filters: small letters and underscores, and no header of one word.
 */
export function isNamed(value: unknown, names?: object): boolean {
  if (value === undefined || value === null) return true
  return Object.keys(value).every((name) =>
    names ? Object.hasOwn(names, name) : /^[a-z][a-z0-9_]*$/.test(name) && !Object.hasOwn(words, name),
  )
}

/** The options that the last arguments of a call mean. Throws a `TypeError` for what is neither options nor headers. */
export function trailing(call: string, [given, ...more]: unknown[]): CallOptions {
  const last = given ?? {}
  if (typeof last !== 'object' || more.some((one) => one !== undefined))
    throw new TypeError(`${call} takes options or headers last, and nothing after them`)
  const names = Object.keys(last)
  const stray = names.filter((name) => !Object.hasOwn(optionNames, name))
  if (stray.length === 0) return last
  if (stray.length < names.length)
    throw new TypeError(
      `${call} takes options or headers, not both in one: put ${stray.join(', ')} into headers`,
    )
  return { headers: headersIn(call, last) }
}

/** The headers that are set. Throws a `TypeError` where a value is no text. */
export function headersIn(call: string, given: object): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object' || typeof value === 'function')
      throw new TypeError(`${call}: the header ${name} must be text`)
    headers[name] = String(value)
  }
  return headers
}
