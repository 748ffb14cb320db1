import type { Client } from '@cartwright/sdk'
import type { Row } from './output'
import { CommandError, exit } from './shell'

/** Of one page or, with `all`, of every page: the rows, and how many there are in the shop. */
export async function walkPages(
  client: Client,
  path: string,
  query: Row,
  all: boolean,
): Promise<{ rows: Row[]; count: number }> {
  const rows: Row[] = []
  for (;;) {
    const offset = Number(query.offset ?? 0) + rows.length
    const page = await client.request('GET', path, {
      query: all ? { limit: 100, ...query, offset } : query,
    })
    const { count, some } = pageOf(page)
    rows.push(...some)
    if (!all || some.length === 0 || offset + some.length >= count) return { rows, count }
  }
}

/**
 * The rows of a page under whatever name they come, and how many there are in all.
 * @throws CommandError for what is no page
 */
export function pageOf(page: unknown): { some: Row[]; count: number } {
  const parts: Record<string, unknown> = page !== null && typeof page === 'object' ? { ...page } : {}
  const some = Object.values(parts).find(Array.isArray) as Row[] | undefined
  if (!some)
    throw new CommandError(
      'The answer holds no list',
      exit.unexpected,
      'One thing: leave out --paginate and --all',
    )
  return { some, count: typeof parts.count === 'number' ? parts.count : some.length }
}
