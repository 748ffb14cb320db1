import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emit } from '../../events/emit'
import { deliverAll } from '../../events/worker'
import { dangling } from '../../testing/dangling'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { eraseFromClosedOrders } from './delete-account'
import { erasedEmail } from './erased'

const password = 'analytical'
const email = 'ada@example.com'
const street = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Main Street',
  city: 'London',
  postal_code: 'W1',
  country_code: 'gb',
  phone: '0123456',
}

describeShop('an account that its owner deletes', (t) => {
  const open = async () => {
    const body = { email, password, first_name: 'Ada', last_name: 'Byron', phone: '0123456' }
    const { body: made, headers } = await t.try('POST /store/customers', { body })
    return { id: made.customer.id, as: { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } }
  }
  const remove = (given: string, headers: Record<string, string>) =>
    t.try('DELETE /store/customers/me', { body: { password: given }, headers })
  /** Every row of a table as text, to look for what must not be there any more. */
  const textOf = async (...tables: ('address' | 'cart' | 'customer' | 'notification' | 'order')[]) => {
    const { db } = t.shop
    const rows = await Promise.all(tables.map((table) => db.select().from(db.t[table])))
    return JSON.stringify(rows)
  }

  it('takes the password, however young the sign-in is, and without it nothing happens', async () => {
    const { as } = await open()
    expect((await remove(password, {})).status).toBe(401)
    expect(await remove('another one', as)).toMatchObject({ status: 401, body: { code: 'confirm_password' } })
    const { customer } = await t.call('GET /store/customers/me', { headers: as })
    expect(customer).toMatchObject({ email, first_name: 'Ada', has_account: true })
    expect((await remove(password, as)).status).toBe(200)
  })

  it('leaves nothing of the person behind, and its orders with nobody', async () => {
    const { id, as } = await open()
    const counter = await openCounter(t)
    await t.call('POST /store/customers/me/addresses', { body: { address: street }, headers: as })
    await t.call('POST /store/customers/me', {
      body: { billing_address: { ...street, city: 'Leeds' }, metadata: { shoe_size: 38 } },
      headers: as,
    })
    const { cart } = await t.call('POST /store/carts', {
      body: { region_id: counter.region_id },
      headers: as,
    })
    const done = await placeOrder(t, counter, { small: 1 }, { email, customer_id: id })
    const { notification, order } = t.shop.db.t
    await t.shop.transaction(async (tx) => {
      await tx.update(order).set({ status: 'completed' }).where(eq(order.id, done.id))
      await tx.insert(notification).values({
        event_name: 'order.placed',
        resource_type: 'order',
        resource_id: done.id,
        customer_id: id,
        to: email,
        data: { text: 'Hello Ada' },
      })
    })
    const { body } = await remove(password, as)
    expect(body).toEqual({ id, object: 'customer', deleted: true })
    const left = await textOf('address', 'cart', 'customer', 'notification', 'order')
    for (const trace of [email, 'Ada', 'Byron', 'Main Street', 'Leeds', '0123456', 'shoe_size'])
      expect(left).not.toContain(trace)
    const [kept] = await t.shop.db.select().from(order).where(eq(order.id, done.id))
    expect(kept).toMatchObject({ customer_id: id, email: erasedEmail(id) })
    const { order: shown } = await t.call('GET /admin/orders/:id', {
      params: { id: done.id },
      headers: t.staff,
    })
    expect(shown).toMatchObject({ total: done.total, customer: { has_account: false, first_name: null } })
    expect(shown.items).toHaveLength(1)
    expect(cart.id).toBeTruthy()
    expect(await dangling(t.shop.db)).toEqual([])
  })

  it('lets nobody in any more, and its e-mail begin anew', async () => {
    const { id, as } = await open()
    const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
    await t.call('POST /store/customers/password-token', { body: { email } })
    await remove(password, as)
    for (const headers of [as, { authorization: `Bearer ${access_token}` }])
      expect((await t.try('GET /store/customers/me', { headers })).status).toBe(401)
    expect((await t.try('POST /store/auth/token', { body: { email, password } })).status).toBe(401)
    const { mail_token } = t.shop.db.t
    expect(await t.shop.db.select().from(mail_token).where(eq(mail_token.subject_id, id))).toEqual([])
    const anew = await open()
    expect(anew.id).not.toBe(id)
    expect((await t.call('GET /store/customers/me/orders', { headers: anew.as })).count).toBe(0)
    await remove(password, anew.as)
  })

  it('lets an order that is under way arrive, and takes the person off it when it is closed', async () => {
    const { id, as } = await open()
    const counter = await openCounter(t)
    const placed = await placeOrder(t, counter, { small: 1 }, { email, customer_id: id })
    await remove(password, as)
    const { address, order } = t.shop.db.t
    const read = async () => {
      const [row] = await t.shop.db.select().from(order).where(eq(order.id, placed.id))
      const [to] = await t.shop.db
        .select()
        .from(address)
        .where(eq(address.id, row?.shipping_address_id ?? ''))
      return { email: row?.email, to }
    }
    const before = await read()
    expect(before.email).toBe(email)
    expect(before.to?.address_1).toBeTruthy()
    await t.shop.transaction((tx) => emit(tx, 'order.completed', { id: placed.id }))
    await deliverAll(t.shop, [eraseFromClosedOrders])
    expect(await read()).toMatchObject({
      email: erasedEmail(id),
      to: { address_1: null, first_name: null, country_code: before.to?.country_code },
    })
  })

  it('is no place to guess its password at', async () => {
    const { as } = await open()
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried++) statuses.push((await remove('a wrong one', as)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await remove(password, as)).status).toBe(429)
  })

  it('takes nothing off the orders of others', async () => {
    const counter = await openCounter(t)
    const guest = await placeOrder(t, counter, { small: 1 }, { email: 'guest@example.com' })
    await t.shop.transaction((tx) => emit(tx, 'order.completed', { id: guest.id }))
    await deliverAll(t.shop, [eraseFromClosedOrders])
    const { order } = t.shop.db.t
    const [row] = await t.shop.db.select().from(order).where(eq(order.id, guest.id))
    expect(row?.email).toBe('guest@example.com')
  })
})
