import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { erasedEmail } from './erased'

describeShop('what staff do about the data of a person', (t) => {
  const known = async () => {
    const { customer } = await t.call('POST /admin/customers', {
      body: {
        email: `ada-${Math.random()}@example.com`,
        first_name: 'Ada',
        last_name: 'Byron',
        password: 'analytical',
      },
      headers: t.staff,
    })
    await t.call('POST /admin/notes', {
      body: { resource_id: customer.id, resource_type: 'customer', value: 'Likes jugs' },
      headers: t.staff,
    })
    return customer
  }

  it('hands over all that is known, and no secret', async () => {
    const customer = await known()
    const order = await placeOrder(
      t,
      await openCounter(t),
      { small: 1 },
      { customer_id: customer.id, email: customer.email },
    )
    const data = await t.call('GET /admin/customers/:id/personal-data', {
      params: { id: customer.id },
      headers: t.staff,
    })
    expect(data.customer).toMatchObject({ email: customer.email, first_name: 'Ada' })
    expect(data.customer.orders?.map(({ id }) => id)).toEqual([order.id])
    expect(data.notes).toMatchObject([{ value: 'Likes jugs' }])
    expect(JSON.stringify(data)).not.toMatch(/password|token_hash/)
  })

  it('erases the person and keeps the order; doing it twice changes nothing', async () => {
    const customer = await known()
    const order = await placeOrder(
      t,
      await openCounter(t),
      { small: 1 },
      { customer_id: customer.id, email: customer.email },
    )
    await t.call('POST /admin/orders/:id/cancel', { params: { id: order.id }, headers: t.staff })
    for (const _ of [1, 2]) {
      const { customer: erased } = await t.call('POST /admin/customers/:id/erase', {
        params: { id: customer.id },
        body: {},
        headers: t.staff,
      })
      expect(erased).toMatchObject({ email: erasedEmail(customer.id), first_name: null, has_account: false })
    }
    const { order: orders, event } = t.shop.db.t
    const [row] = await t.shop.db.select().from(orders).where(eq(orders.id, order.id))
    expect(row).toMatchObject({
      customer_id: customer.id,
      email: erasedEmail(customer.id),
      status: 'canceled',
    })
    const told = await t.shop.db
      .select({ data: event.data })
      .from(event)
      .where(eq(event.name, 'customer.deleted'))
    expect(told.filter(({ data }) => (data as { id: string }).id === customer.id)).toHaveLength(1)
  })

  it('is for staff who may see or change customers', async () => {
    const customer = await known()
    const params = { id: customer.id }
    expect((await t.try('GET /admin/customers/:id/personal-data', { params })).status).toBe(401)
    expect((await t.try('POST /admin/customers/:id/erase', { params, body: {} })).status).toBe(401)
    const nobody = { id: 'cus_nobody' }
    expect(
      (await t.try('POST /admin/customers/:id/erase', { params: nobody, body: {}, headers: t.staff })).status,
    ).toBe(404)
  })
})
