import { createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { conflict, invalidData, ShopError } from '../errors'
import { signersOf } from '../secrets'
import type { Shop, Tx } from '../shop'
import { isDatabaseAway, isOutcomeUnknown } from '../store/database/database-errors'
import { owe, writeOrOwe } from '../store/database/owed-writes'
import type { KeptBytes } from '../store/memory/kept-bytes'
import { now } from '../store/schema/ids'
import type { Caller } from './request'

export interface Answer {
  status: number
  /** As text, as that in UTF-8, or as what is kept of it. */
  body: string | Buffer<ArrayBuffer> | KeptBytes
  /** Given before, to the same request, and now given again: nothing was done. */
  isReplayed?: boolean
  /** What goes on beyond the answer; it has no body then. */
  stream?: ReadableStream<Uint8Array>
}
interface Request {
  key: string
  method: string
  path: string
  caller: string
  body: unknown
  /** Done again it finds what it did the first time: a crashed one may start over. */
  isSafeToRepeat?: boolean
  /** Refusals for bad input are answers like all others: a corrected request needs a new key. */
  keepsRefusals?: boolean
}

/**
 * Whose a key is. Guests have no name, and two of them may think of the same key. A call that names its cart (or another
 * thing whose id is a secret) in its path is known by that path, over whatever connection it is tried again. Otherwise
 * the session of the browser counts, else the address: a retry over another connection behind the same address gets its
 * first answer. A client that moved to another address meanwhile is told to use a new key, as what it asked for might
 * be somebody else's; guests behind one address are told apart by nothing but their keys, so SDKs draw random ones.
 */
export const callerKey = (
  { user, customer, session_id }: Caller,
  { params, ip }: { params: Record<string, string>; ip: string },
): string =>
  user?.id ?? customer?.id ?? (Object.keys(params).length > 0 ? 'guest' : `guest at ${session_id ?? ip}`)

/** A crashed request gives its key back after this long, in ms. */
const lease = 60_000

/**
 * Runs a POST once for each key: the same request gets the first answer again, another request with the same key is
 * refused, and one that is still running is told to retry (clients retry 409). Refusals for bad input and failures
 * are not stored, so that a corrected request may use its key again, unless the protocol wants it otherwise.
 */
export async function once(shop: Shop, request: Request, run: () => Promise<Answer>): Promise<Answer> {
  if (!/^[\x20-\x7e]{1,255}$/.test(request.key))
    throw invalidData('The Idempotency-Key must be 1 to 255 printable characters')
  // Keyed, because bodies may hold passwords: the stored hash alone must not let anybody try them out.
  const said = JSON.stringify([request.method, request.path, request.caller, request.body ?? null])
  const hashes = signersOf(shop.secrets, 'link').map((link) =>
    createHmac('sha256', link).update(said).digest('base64url'),
  )
  const since = now()
  let stored: Answer | undefined
  try {
    stored = await claim(shop, request, hashes, since)
  } catch (error) {
    if (isOutcomeUnknown(error)) owe(shop, () => giveBack(shop, request.key, since))
    throw error
  }
  if (stored) return stored
  let answer: Answer
  try {
    answer = await run()
  } catch (error) {
    await writeOrOwe(shop, () =>
      isDatabaseAway(error) ? giveBack(shop, request.key, since) : forget(shop, request.key, since),
    )
    throw error
  }
  // What was done is done: an answer that cannot be kept now is given all the same.
  await writeOrOwe(shop, () =>
    isForgotten(answer, request) ? forget(shop, request.key, since) : keep(shop, request.key, since, answer),
  )
  return answer
}

const isForgotten = ({ status }: Answer, { keepsRefusals = false }: Request): boolean =>
  status >= (keepsRefusals ? 500 : 400) && status !== 409

/** The key as this very request holds it: not one that another took over meanwhile. */
const held = (tx: Tx, key: string, since: string) => {
  const { idempotency_key: keys } = tx.t
  return and(eq(keys.idempotency_key, key), eq(keys.locked_at, since))
}

/**
 * Keys need not reach the disk before what they stand for does: what a request wrote notes itself there too (`noting`), and takes
 * along what was written before it.
 */
const late = { durability: 'soon' } as const

const forget = (shop: Shop, key: string, since: string) =>
  shop.transaction((tx) => tx.delete(tx.t.idempotency_key).where(held(tx, key, since)), late)

/**
 * Gives the key of a request back that the database was lost to. Where the request took effect all the same, its key
 * goes on to say so: nobody does it again.
 */
const giveBack = (shop: Shop, key: string, since: string) =>
  shop.transaction(async (tx) => {
    const { idempotency_key: keys } = tx.t
    await tx.delete(keys).where(and(held(tx, key, since), eq(keys.recovery_point, 'started')))
    await tx
      .update(keys)
      .set({ locked_at: null })
      .where(held(tx, key, since))
  })

const keep = (shop: Shop, key: string, since: string, { status, body }: Answer) =>
  shop.transaction(
    (tx) =>
      tx
        .update(tx.t.idempotency_key)
        .set({
          response_code: status,
          response_body: String(body),
          recovery_point: 'finished',
          locked_at: null,
        })
        .where(held(tx, key, since)),
    late,
  )

/**
 * The shop as a request with a key works with it: its transactions also note that the request has taken effect. If
 * the process ends before the answer is kept, a repetition is told so instead of doing it all again.
 */
export const noting = (shop: Shop, key: string): Shop => ({
  ...shop,
  transaction: (work, options) =>
    shop.transaction(async (tx) => {
      const result = await work(tx)
      const { idempotency_key: keys } = tx.t
      await tx
        .update(keys)
        .set({ recovery_point: 'written' })
        .where(and(eq(keys.idempotency_key, key), eq(keys.recovery_point, 'started')))
      return result
    }, options),
})

/** `hashes` are of the same request, by the secret of today first. */
async function claim(
  shop: Shop,
  request: Request,
  hashes: readonly string[],
  since: string,
): Promise<Answer | undefined> {
  return shop.transaction(async (tx) => {
    const { idempotency_key: keys } = tx.t
    const [mine] = await tx
      .insert(keys)
      .values({
        idempotency_key: request.key,
        request_method: request.method,
        request_path: request.path,
        request_hash: hashes[0] ?? '',
        locked_at: since,
      })
      .onConflictDoNothing()
      .returning({ id: keys.id })
    if (mine) return undefined
    const [known] = await tx.select().from(keys).where(eq(keys.idempotency_key, request.key))
    if (!known) throw justEnded()
    if (known.request_hash === null || !hashes.includes(known.request_hash))
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
    // A transaction that was given up for lost may still come to its end: then this waits for it, and finds it done.
    const { locked_at, recovery_point } = known
    const taken = await tx
      .update(keys)
      .set({ locked_at: since })
      .where(
        and(
          eq(keys.id, known.id),
          eq(keys.recovery_point, recovery_point),
          locked_at === null ? isNull(keys.locked_at) : eq(keys.locked_at, locked_at),
        ),
      )
      .returning({ id: keys.id })
    if (taken.length === 0) throw justEnded()
    return undefined
  }, late)
}

const justEnded = () =>
  conflict('invalid_state_error', 'The request with this Idempotency-Key has just ended; retry it')

/** The stored answer as it was sent: PostgreSQL hands stored JSON text back parsed, SQLite as text. */
const textOf = (stored: unknown): string =>
  stored === null || stored === undefined ? '' : typeof stored === 'string' ? stored : JSON.stringify(stored)
