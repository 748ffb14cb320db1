import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { conflict, invalidData, ShopError } from '../errors'
import type { Shop } from '../shop'
import { now } from '../store/ids'
import type { KeptBytes } from '../store/kept-bytes'

export interface Answer {
  status: number
  /** As text, as that in UTF-8, or as what is kept of it. */
  body: string | Buffer<ArrayBuffer> | KeptBytes
  /** Given before, to the same request, and now given again: nothing was done. */
  isReplayed?: boolean
}
interface Request {
  key: string
  method: string
  path: string
  caller: string
  body: unknown
  /** Done again it finds what it did the first time: a crashed one may start over. */
  isSafeToRepeat?: boolean
}

/** A crashed request gives its key back after this long, in ms. */
const lease = 60_000

/**
 * Runs a POST once for each key: the same request gets the first answer again, another request with the same key is
 * refused, and one that is still running is told to retry (clients retry 409). Refusals for bad input and failures
 * are not stored, so that a corrected request may use its key again.
 */
export async function once(shop: Shop, request: Request, run: () => Promise<Answer>): Promise<Answer> {
  if (!/^[\x20-\x7e]{1,255}$/.test(request.key))
    throw invalidData('The Idempotency-Key must be 1 to 255 printable characters')
  // Keyed, because bodies may hold passwords: the stored hash alone must not let anybody try them out.
  const hash = createHmac('sha256', shop.secrets.link)
    .update(JSON.stringify([request.method, request.path, request.caller, request.body ?? null]))
    .digest('base64url')
  const stored = await claim(shop, request, hash)
  if (stored) return stored
  const release = () =>
    shop.transaction((tx) =>
      tx.delete(tx.t.idempotency_key).where(eq(tx.t.idempotency_key.idempotency_key, request.key)),
    )
  let answer: Answer
  try {
    answer = await run()
  } catch (error) {
    await release()
    throw error
  }
  if (answer.status >= 400 && answer.status !== 409) await release()
  else
    await shop.transaction((tx) =>
      tx
        .update(tx.t.idempotency_key)
        .set({
          response_code: answer.status,
          response_body: String(answer.body),
          recovery_point: 'finished',
          locked_at: null,
        })
        .where(eq(tx.t.idempotency_key.idempotency_key, request.key)),
    )
  return answer
}

/**
 * The shop as a request with a key works with it: its transactions also note that the request has taken effect. If
 * the process ends before the answer is kept, a repetition is told so instead of doing it all again.
 */
export const noting = (shop: Shop, key: string): Shop => ({
  ...shop,
  transaction: (work) =>
    shop.transaction(async (tx) => {
      const result = await work(tx)
      const { idempotency_key: keys } = tx.t
      await tx
        .update(keys)
        .set({ recovery_point: 'written' })
        .where(and(eq(keys.idempotency_key, key), eq(keys.recovery_point, 'started')))
      return result
    }),
})

async function claim(shop: Shop, request: Request, hash: string): Promise<Answer | undefined> {
  return shop.transaction(async (tx) => {
    const { idempotency_key: keys } = tx.t
    const [mine] = await tx
      .insert(keys)
      .values({
        idempotency_key: request.key,
        request_method: request.method,
        request_path: request.path,
        request_hash: hash,
        locked_at: now(),
      })
      .onConflictDoNothing()
      .returning({ id: keys.id })
    if (mine) return undefined
    const [known] = await tx.select().from(keys).where(eq(keys.idempotency_key, request.key))
    if (!known)
      throw conflict('invalid_state_error', 'The request with this Idempotency-Key has just ended; retry it')
    if (known.request_hash !== hash)
      throw new ShopError(
        'invalid_data',
        'This Idempotency-Key belongs to another request: use a new key',
        'idempotency_key_reused',
        undefined,
        422,
      )
    if (known.recovery_point === 'finished')
      return { status: known.response_code ?? 200, body: textOf(known.response_body), isReplayed: true }
    if (known.locked_at && Date.parse(known.locked_at) + lease > Date.now())
      throw conflict(
        'invalid_state_error',
        'The first request with this Idempotency-Key is still running; retry shortly',
      )
    if (known.recovery_point === 'written' && !request.isSafeToRepeat)
      throw conflict(
        'idempotency_answer_lost',
        'The first request with this Idempotency-Key took effect, but its answer was lost with the server that gave it: look at the result instead of asking again',
      )
    await tx.update(keys).set({ locked_at: now() }).where(eq(keys.id, known.id))
    return undefined
  })
}

/** The stored answer as it was sent: PostgreSQL hands stored JSON text back parsed, SQLite as text. */
const textOf = (stored: unknown): string =>
  stored === null || stored === undefined ? '' : typeof stored === 'string' ? stored : JSON.stringify(stored)
