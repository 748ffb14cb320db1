import { invalidData } from '../errors'
import type { Flags } from '../shop'

/** The fields a flag takes away when it is off: out of replies, and refused when they are sent. */
const fields: { readonly [F in keyof Flags]?: { replies: readonly string[]; requests: readonly string[] } } =
  {
    tax_inclusive_pricing: {
      replies: ['includes_tax', 'original_price_includes_tax', 'calculated_price_includes_tax'],
      requests: ['includes_tax'],
    },
    product_categories: {
      replies: ['categories'],
      requests: ['categories', 'category_id', 'include_category_children'],
    },
  }

/** What the flags of a shop take away; undefined while nothing is off, so that nobody looks for it. */
export interface Hidden {
  replies: ReadonlySet<string>
  requests: ReadonlySet<string>
}

export function hiddenBy(flags: Flags): Hidden | undefined {
  const off = (Object.keys(fields) as (keyof Flags)[]).flatMap((flag) =>
    flags[flag] ? [] : (fields[flag] ?? []),
  )
  if (off.length === 0) return undefined
  return {
    replies: new Set(off.flatMap(({ replies }) => replies)),
    requests: new Set(off.flatMap(({ requests }) => requests)),
  }
}

/** @throws invalid_data for a field that this shop does not have, as for any unknown one */
export function assertNotHidden(hidden: Hidden, ...parts: unknown[]): void {
  for (const part of parts) {
    if (!part || typeof part !== 'object') continue
    const sent = Object.entries(part).filter(([, value]) => value !== undefined)
    const wrong = sent
      .filter(([key]) => hidden.requests.has(key))
      .map(([key]) => `property ${key} should not exist`)
    const { expand, fields: wanted } = part as { expand?: unknown; fields?: unknown }
    for (const [list, text] of Object.entries({ expand, fields: wanted }))
      for (const path of typeof text === 'string' ? text.split(',') : [])
        if (path.split('.').some((name) => hidden.replies.has(name.replace(/^[+\-*]/, '').trim())))
          wrong.push(`${list}: there is no ${path.trim()}`)
    if (wrong.length > 0) throw invalidData(wrong.join(', '))
  }
}

/** What is the shop's own to name: a key of the same name in there is none of ours. */
const free = new Set(['metadata', 'data', 'context'])

/** A reply without the fields that are off. */
export function withoutHidden(hidden: Hidden, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutHidden(hidden, one))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !hidden.replies.has(key))
      .map(([key, inner]) => [key, free.has(key) ? inner : withoutHidden(hidden, inner)]),
  )
}
