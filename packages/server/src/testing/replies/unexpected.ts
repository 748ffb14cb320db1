import { type CallName, contract } from '@cartwright/contract'
import { z } from 'zod'
import type { Told } from './teller'

/** What is the shop's own to name, or another's: the contract says nothing of what is in there. */
const free = new Set(['metadata', 'data', 'context', 'shipping_data'])

/** The keys of an answer that its call does not allow, as dotted paths. */
export function unexpectedIn({ name, body }: Told): string[] {
  const found = new Set<string>()
  walk(body, contract[name as CallName].returns, '', found)
  return [...found]
}

function walk(value: unknown, type: z.ZodType, path: string, found: Set<string>): void {
  if (Array.isArray(value)) {
    const [list] = kinds(type, z.ZodArray)
    if (list) for (const one of value) walk(one, list.element as z.ZodType, path, found)
    return
  }
  if (!value || typeof value !== 'object') return
  const shapes = kinds(type, z.ZodObject)
  // Any keys at all: a record, or what nothing is known of.
  if (shapes.length === 0) return
  const best = shapes.toSorted((a, b) => strangers(value, a).length - strangers(value, b).length)[0]
  if (!best) return
  for (const key of strangers(value, best)) found.add(`${path}${key}`)
  for (const [key, inner] of Object.entries(value)) {
    const known = best.shape[key] as z.ZodType | undefined
    if (known && !(free.has(key) && kinds(known, z.ZodObject).length === 0))
      walk(inner, known, `${path}${key}.`, found)
  }
}

const strangers = (value: object, type: z.ZodObject) =>
  Object.keys(value).filter((key) => !(key in type.shape))

/** The types of one kind that a type may be, through what may be null or left out. */
function kinds<Kind extends z.ZodType>(
  type: z.ZodType,
  kind: abstract new (...given: never[]) => Kind,
): Kind[] {
  if (type instanceof kind) return [type]
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return kinds(type.unwrap() as z.ZodType, kind)
  if (type instanceof z.ZodUnion) return type.options.flatMap((one) => kinds(one as z.ZodType, kind))
  return []
}
