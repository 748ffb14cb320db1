import { asc, desc, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../shop'
import type { Caller } from './request'

/** Held by the object itself: nothing that comes over a network can be in here. */
const vouched = new WeakMap<Headers, Caller>()

/** Whom this process itself vouches for, of a request it made itself: staff in the admin, customers in the store. */
export function vouchedCaller(headers: Headers, domain: 'admin' | 'store'): Caller | undefined {
  const caller = vouched.get(headers)
  return (domain === 'admin' ? caller?.user : caller?.customer) ? caller : undefined
}

/** Has a request of this process made by a customer, for whom an agent that they have connected acts. No credential is made for it. */
export const vouchForCustomer = (request: Request, customer: NonNullable<Caller['customer']>): void =>
  void vouched.set(request.headers, { via: 'agent', customer })

/**
 * A `fetch` that calls the shop inside this process as its keeper: whoever may read the data folder may do everything.
 * No token is made for it and none is needed; the audit log says `cli`. Calls act for the first admin, where there is one.
 */
export function keeperFetch(shop: Shop, app: { fetch(request: Request): Response | Promise<Response> }) {
  let keeper: Promise<Caller> | undefined
  const fetchAsKeeper: typeof globalThis.fetch = async (input, init) => {
    keeper ??= keeperOf(shop)
    const request = new Request(input, init)
    vouched.set(request.headers, await keeper)
    return app.fetch(request)
  }
  return fetchAsKeeper
}

async function keeperOf({ db }: Shop): Promise<Caller> {
  const { user } = db.t
  const [first] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(isNull(user.deleted_at))
    .orderBy(desc(eq(user.role, 'admin')), asc(user.created_at), asc(user.id))
    .limit(1)
  return { via: 'cli', user: { id: first?.id ?? 'cli', email: first?.email ?? '', role: 'admin' } }
}
