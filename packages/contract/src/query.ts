/**
 * The query language every endpoint shares: paging, order, search, filters with operators, `expand` and `fields`.
 * Values arrive as text; these schemas turn them into what the list builder takes.
 */
import { z } from 'zod'

/** What a caller may send; the words of a query arrive as text. */
type Sent<T> = T | string

const listed = (value: Sent<readonly string[]>): unknown => {
  if (typeof value === 'string') return value.split(',')
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string') return value[0].split(',')
  // a[0]=x&a[5]=y beyond the array limit of the parser arrives as an object with numbers for keys
  if (value && typeof value === 'object' && !Array.isArray(value)) {
    const keys = Object.keys(value)
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(value)
  }
  return value
}

const numeric = (value: Sent<number>): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value

const yes = new Set(['true', '1'])
const no = new Set(['false', '0'])
const truth = (value: Sent<boolean>): unknown =>
  typeof value !== 'string' ? value : yes.has(value) ? true : no.has(value) ? false : value

/** ISO text, or a plain number of seconds since 1970 as v1 read it. Returns ISO text with milliseconds. */
const instant = (value: Sent<number | Date>): unknown => {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value)
  const date = /^\d+(\.\d+)?$/.test(text) ? new Date(Number(text) * 1000) : new Date(text)
  return Number.isNaN(date.getTime()) ? value : date.toISOString()
}
const isoText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT/, { error: 'must be a date' })
  .meta({ format: 'date-time' })

/** A word of a query, as it was sent. */
export const text = z.string()
/** A whole number, sent as one or as text. */
export const whole = z.preprocess(numeric, z.int())
/** A number, sent as one or as text. */
export const decimal = z.preprocess(numeric, z.number())
/** Yes or no, sent as such or as `true`, `1`, `false`, `0`. */
export const flag = z.preprocess(truth, z.boolean())
/** At most 1000 texts, sent as `a,b`, `x[]=a&x[]=b` or `x[0]=a`. */
export const list = z.preprocess(listed, z.array(z.string()).max(1000))
/** Several values, given as a list (`tags[]=a&tags[]=b`): a bare text is refused. */
export const bracketList = z.preprocess(
  (value: readonly string[]): unknown => (typeof value === 'string' ? value : listed(value)),
  z.array(z.string()).max(1000),
)
/** The same, each of them one of those that the schema knows. */
export const listOf = <T extends z.ZodType<string>>(one: T) => z.preprocess(listed, z.array(one).max(1000))

const when = z.preprocess(instant, isoText).optional()
/** `created_at[gt]=…`: lt, lte, gt, gte. */
export const dateRange = z.strictObject({ lt: when, lte: when, gt: when, gte: when })
/** Bounds of a time as the list builder takes them: ISO text with milliseconds, UTC. */
export type DateRange = z.output<typeof dateRange>
/** The same, or `null` for what has no date yet. */
export const dateOrNone = z.union([z.literal('null').transform(() => null), dateRange])
/** Bounds of a time, or `null` for rows that have none. */
export type DateOrNone = z.output<typeof dateOrNone>

const bound = decimal.optional()
/** `amount[gt]=…`: lt, lte, gt, gte. */
export const numberRange = z.strictObject({ lt: bound, lte: bound, gt: bound, gte: bound })
/** A number, or bounds. */
export const numberFilter = z.union([decimal, numberRange])
/** A number, or bounds, as the list builder takes them. */
export type NumberFilter = z.output<typeof numberFilter>

const part = z.string().optional()
/** Operators on text; contains, starts_with and ends_with ignore case. */
export const textMatch = z.strictObject({
  lt: part,
  lte: part,
  gt: part,
  gte: part,
  contains: part,
  starts_with: part,
  ends_with: part,
})
/** Text, a list of texts, or operators. */
export const textFilter = z.union([list, textMatch])
/** Texts, or operators on text, as the list builder takes them. */
export type TextFilter = z.output<typeof textFilter>

/** `limit` and `offset`, echoed in the reply beside `count`. */
export const paging = (limit: number) => ({
  limit: whole.pipe(z.number().min(0)).default(limit),
  offset: whole.pipe(z.number().min(0)).default(0),
})

/** `expand` replaces the default relations; `fields` replaces the default fields or adjusts them with `+ - *`. */
export const shape = { expand: z.string().optional(), fields: z.string().optional() }
