import type { CallName, Input, Output } from '@cartwright/contract'
import type { CustomHeaders } from './arguments'
import type { Method } from './call'
import type { CallOptions } from './send'

/** Calls that answer a page: they take `limit` and `offset`. */
type ListCall = { [K in CallName]: Input<K>['query'] extends { offset?: unknown } ? K : never }[CallName]
type Row<K extends CallName> = {
  [P in keyof Output<K>]: Output<K>[P] extends (infer T)[] ? T : never
}[keyof Output<K>]

/** Rows of all pages, one after another; pages are asked for as they are needed. */
export interface Rows<T> extends AsyncIterable<T> {
  /** At most `max` rows, all of them without it. */
  toArray(options?: { max?: number }): Promise<T[]>
}

/** A list method together with a walk through all its pages. */
export const listed = <K extends ListCall>(list: Method<K>) => ({
  list,
  iterate: (query?: Input<K>['query'], options?: CallOptions | CustomHeaders): Rows<Row<K>> => {
    const walk = () => pages(list as unknown as List, (query ?? {}) as Window, options)
    return {
      [Symbol.asyncIterator]: walk,
      async toArray({ max = Number.POSITIVE_INFINITY } = {}) {
        const rows: Row<K>[] = []
        if (max <= 0) return rows
        for await (const row of walk()) if (rows.push(row as Row<K>) >= max) break
        return rows
      },
    } as Rows<Row<K>>
  },
})

interface Window {
  limit?: number
  offset?: number
}
type List = (query: Window, options?: CallOptions | CustomHeaders) => Promise<Record<string, unknown>>

async function* pages(list: List, query: Window, options?: CallOptions | CustomHeaders) {
  const { limit = 100 } = query
  for (let offset = Number(query.offset ?? 0); ; ) {
    const page = await list({ ...query, limit, offset }, options)
    const rows = Object.values(page).find(Array.isArray) ?? []
    yield* rows
    offset += rows.length
    if (rows.length === 0 || offset >= Number(page.count ?? 0)) return
  }
}
