import { randomBytes } from 'node:crypto'
import { conflict } from '../../errors'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { remainsOf, type Said } from './said'
import { agentTables } from './tables'

export interface Session {
  id: string
  protocol: string
  kind: 'cart' | 'checkout'
  agent: string
  cart_id: string
  source_id: string | null
  customer_id: string | null
  state: 'open' | 'canceled' | 'completed'
  order_id: string | null
  said: Said
  created_at: string
  updated_at: string
  /** Nobody called it off: it was left alone for too long. */
  isExpired?: boolean
}

/** A name nobody can guess: whoever has it and is the agent may change the session. */
export const newSessionId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`

/** Begins a session; undefined where another was made of the same cart session before. */
export async function openSession(
  shop: Shop,
  session: Pick<Session, 'id' | 'protocol' | 'kind' | 'agent' | 'cart_id' | 'said'> & {
    source_id?: string
    customer_id?: string | null
  },
): Promise<Session | undefined> {
  const at = now()
  return shop.transaction(async (tx) => {
    const { session: t } = agentTables(tx)
    await tx.offerRows(t, [{ source_id: null, ...session, state: 'open', created_at: at, updated_at: at }])
    return (await tx.rowWhere(t, { id: session.id })) as Session | undefined
  })
}

/** The session of this name, if it is this agent's and of this protocol. */
export async function findSession(
  shop: Shop,
  who: Pick<Session, 'id' | 'protocol' | 'kind' | 'agent'>,
): Promise<Session | undefined> {
  const { session: t } = agentTables(shop.db)
  return (await shop.db.rowWhere(t, { ...who })) as Session | undefined
}

/** The checkout that was made of a cart session and is still open, or became an order. */
export async function checkoutOf(shop: Shop, sourceId: string): Promise<Session | undefined> {
  const { session: t } = agentTables(shop.db)
  return (await shop.db.rowWhere(t, { source_id: sourceId })) as Session | undefined
}

/** The checkout that an order came of, at whichever agent's. */
export async function sessionOfOrder(shop: Shop, orderId: string): Promise<Session | undefined> {
  const { session: t } = agentTables(shop.db)
  return (await shop.db.rowWhere(t, { order_id: orderId })) as Session | undefined
}

/** The checkouts of a cart, the latest last. */
export async function checkoutsOfCart(shop: Shop, cartId: string): Promise<Session[]> {
  const { session: t } = agentTables(shop.db)
  const rows = (await shop.db.rowsWhere(t, { cart_id: cartId, kind: 'checkout' })) as Session[]
  return rows.sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
}

export async function changeSession(
  shop: Shop,
  id: string,
  changes: Partial<Pick<Session, 'said' | 'state' | 'order_id' | 'source_id' | 'customer_id'>>,
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { session: t } = agentTables(tx)
    await tx.updateRows(t, { id }, changes)
  })
}

/** How long a session lives that nobody touches, in ms. */
const sessionLife = 3 * 86_400_000
export const expiryOf = ({ updated_at }: Session) =>
  new Date(Date.parse(updated_at) + sessionLife).toISOString()

/** A session that nobody has touched for days is over. */
export const expired = (session: Session): Session =>
  session.state === 'open' && Date.parse(session.updated_at) + sessionLife < Date.now()
    ? { ...session, state: 'canceled', isExpired: true }
    : session

/** The session as one that an order came of: nothing of its buyer stays in it. */
export async function completedBy(shop: Shop, session: Session, { id }: { id: string }): Promise<Session> {
  if (session.state === 'completed') return session
  const changes = { state: 'completed' as const, order_id: id, said: remainsOf(session.said) }
  await changeSession(shop, session.id, changes)
  return { ...session, ...changes }
}

/**
 * Works on the session that is found, while nobody else changes it unless `work` only reads.
 * @returns undefined where there is none
 * @throws conflict
 */
export async function onSession<T>(
  shop: Shop,
  find: () => Promise<Session | undefined>,
  work: (session: Session) => Promise<T>,
  { isReading = false } = {},
): Promise<T | undefined> {
  const found = await find()
  if (!found) return undefined
  const known = expired(found)
  // Holding a session touches it: one that is over stays so.
  if (isReading || known.isExpired) return work(known)
  return holding(shop, found.id, async () => {
    const session = await find()
    return session && work(session)
  })
}

/** How long a request may hold a session before another takes it for dead, in ms: longer than any is answered in. */
const lease = 20_000

const hold = (shop: Shop, id: string): Promise<boolean> =>
  shop.transaction(async (tx) => {
    const { session: t } = agentTables(tx)
    const [row] = await tx.lockRows(t, { id }, { columns: ['held_until'] })
    if (!row || (row.held_until !== null && Date.parse(row.held_until) > Date.now())) return false
    await tx.updateRows(t, { id }, { held_until: new Date(Date.now() + lease).toISOString() })
    return true
  })

/**
 * Does something to a session while nobody else does. Others wait, three seconds at most.
 * @throws conflict
 */
export async function holding<T>(shop: Shop, id: string, work: () => Promise<T>): Promise<T> {
  for (let wait = 20; ; wait *= 2) {
    if (await hold(shop, id)) break
    if (wait > 1500) throw conflict('session_busy', 'Another request changes this session; try again shortly')
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  try {
    return await work()
  } finally {
    await shop.transaction(async (tx) => {
      const { session: t } = agentTables(tx)
      await tx.updateRows(t, { id }, { held_until: null })
    })
  }
}
