import type { Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../testing/world'

describeShop('rushes', (t) => {
  let region: Region
  let option: { id: string }
  let mugs: TestProduct

  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region, { amount: 0 })
    mugs = await mug(t, 10_000)
  })

  /** As clients do: they ask again when the shop is overloaded (503) or says that another request was faster (409). */
  async function complete(id: string, headers?: Record<string, string>) {
    for (;;) {
      const answer = await t.try('POST /store/carts/:id/complete', { params: { id }, headers })
      const isBeaten = answer.status === 409 && !answer.body.errors
      if (answer.status !== 503 && !isBeaten) return answer
    }
  }
  /** Made a few at a time: it is completing them that is the rush. */
  async function carts(count: number, of: TestProduct, more: object = {}) {
    const made: Awaited<ReturnType<typeof readyCart>>[] = []
    const line = { variant_id: of.variant('one'), quantity: 1 }
    while (made.length < count)
      made.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(5, count - made.length) }, (_, index) => {
            const email = `buyer-${made.length + index}@example.com`
            return readyCart(t, { region, option, items: [line], email, ...more })
          }),
        )),
      )
    return made
  }
  const ordersOf = (answers: { status: number; body: { type?: string } }[]) =>
    answers.filter(({ status, body }) => status === 200 && body.type === 'order').length

  it('sell the last ten pieces ten times to 200 buyers', async () => {
    const scarce = await mug(t, 10)
    const rush = await carts(200, scarce)
    const answers = await Promise.all(rush.map((cart) => complete(cart.id)))
    expect(ordersOf(answers)).toBe(10)
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { errors: [{ code: 'insufficient_inventory' }] },
        })
    const { product_variant } = t.shop.db.t
    const [row] = await t.shop.db
      .select({ left: product_variant.inventory_quantity })
      .from(product_variant)
      .where(eq(product_variant.id, scarce.variant('one')))
    expect(row?.left).toBe(0)
  })

  it('spend a gift card of 1000 once among 50 carts', async () => {
    const { gift_card: card } = await t.call('POST /admin/gift-cards', {
      headers: t.staff,
      body: { region_id: region.id, value: 1000 },
    })
    const rush = await carts(50, mugs, { gift_cards: [{ code: card.code }] })
    const answers = await Promise.all(rush.map((cart) => complete(cart.id)))
    const spent = await t.shop.db
      .select()
      .from(t.shop.db.t.gift_card_transaction)
      .where(eq(t.shop.db.t.gift_card_transaction.gift_card_id, card.id))
    const sum = spent.reduce((total, row) => total + row.amount, 0)
    const { gift_card: after } = await t.call('GET /admin/gift-cards/:id', {
      headers: t.staff,
      params: { id: card.id },
    })
    expect(sum).toBeLessThanOrEqual(1000)
    expect(after.balance).toBe(1000 - sum)
    expect(ordersOf(answers)).toBe(spent.length)
    expect(spent.length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 400, 409]).toContain(status)
  })

  it('use a discount with a limit of 5 five times among 100 carts', async () => {
    await t.call('POST /admin/discounts', {
      headers: t.staff,
      body: {
        code: 'FIVE',
        regions: [region.id],
        usage_limit: 5,
        rule: { type: 'percentage', value: 10, allocation: 'total' },
      },
    })
    const rush = await carts(100, mugs, { discounts: [{ code: 'FIVE' }] })
    const answers = await Promise.all(rush.map((cart) => complete(cart.id)))
    expect(ordersOf(answers)).toBe(5)
    const { discount } = await t.call('GET /admin/discounts/code/:code', {
      headers: t.staff,
      params: { code: 'FIVE' },
    })
    expect(discount.usage_count).toBe(5)
  })

  it('make one order of one cart that is completed 20 times at once', async () => {
    const [cart] = await carts(1, mugs)
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(cart?.id ?? '')))
    const { order } = t.shop.db.t
    const orders = await t.shop.db
      .select({ id: order.id })
      .from(order)
      .where(eq(order.cart_id, cart?.id ?? ''))
    expect(orders).toHaveLength(1)
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status)
      if (status === 200) expect(body.data.id).toBe(orders[0]?.id)
    }
  })

  it('make one order for one idempotency key that is sent 100 times at once', async () => {
    const [cart] = await carts(1, mugs)
    const headers = { 'idempotency-key': `rush-${cart?.id}` }
    const answers = await Promise.all(Array.from({ length: 100 }, () => complete(cart?.id ?? '', headers)))
    const { order, payment } = t.shop.db.t
    const orders = await t.shop.db
      .select({ id: order.id })
      .from(order)
      .where(eq(order.cart_id, cart?.id ?? ''))
    expect(orders).toHaveLength(1)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const payments = await t.shop.db
      .select({ id: payment.id })
      .from(payment)
      .where(eq(payment.order_id, orders[0]?.id ?? ''))
    expect(payments).toHaveLength(1)
  })
})
