import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { CallName } from '@cartwright/contract'
import type { Shop } from '../shop'

/** A call that succeeded and what was answered, as `scripts/api-examples.ts` reads it: a line of JSON. */
export interface RecordedExchange {
  name: CallName
  params: Record<string, string>
  query?: object
  body?: unknown
  reply: unknown
}

/** The longest reply that is worth keeping: nobody reads more of an example, in characters. */
const longest = 40_000

/**
 * Keeps what was asked and answered, in the folder that CARTWRIGHT_RECORD names, for the examples of the API reference.
 * One database is enough for it, as both answer the same.
 */
export function recordExchange(
  shop: Shop,
  name: CallName,
  given: { params: object; query?: object; body?: unknown },
  response: Response,
  text: string,
): void {
  const folder = process.env.CARTWRIGHT_RECORD
  if (!folder || shop.engine.dialect !== 'sqlite') return
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  if (response.status >= 300 || text.length > longest || (text && !isJson)) return
  const exchange = { name, ...given, reply: text ? JSON.parse(text) : null }
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(exchange)}\n`)
}
