import type { Region } from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { describeShop } from '../../testing/test-shop'
import { europe, mug, post, readyCart, type TestProduct } from '../../testing/world'
import { recoverCompletions } from './recover-completions'

const provider = testPaymentProvider('manual')

describeShop(
  'paying for a cart',
  (t) => {
    let region: Region
    let option: { id: string }
    let mugs: TestProduct

    beforeAll(async () => {
      region = await europe(t)
      option = await post(t, region)
      mugs = await mug(t, 1000)
    })
    beforeEach(() => {
      provider.reset()
      provider.held.clear()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    const ready = (of = mugs, quantity = 1) =>
      readyCart(t, { region, option, items: [{ variant_id: of.variant('one'), quantity }] })
    const complete = (id: string) => t.try('POST /store/carts/:id/complete', { params: { id } })
    const read = async (id: string) => (await t.call('GET /store/carts/:id', { params: { id } })).cart
    const calls = (call: string) => provider.asked.filter((asked) => asked.call === call)

    it('asks the provider for the total of the cart', async () => {
      const cart = await ready()
      provider.asked = []
      expect((await complete(cart.id)).status).toBe(200)
      expect(calls('authorize')).toMatchObject([{ amount: cart.total }])
    })

    it.each(['requires_more', 'pending'] as const)(
      'answers the cart when the payment is %s',
      async (status) => {
        const cart = await ready()
        provider.answers = [status]
        const { status: http, body } = await complete(cart.id)
        expect(http).toBe(200)
        expect(body).toMatchObject({ type: 'cart', payment_status: status, data: { id: cart.id } })
        expect(await read(cart.id)).toMatchObject({ completed_at: null, payment_sessions: [{ status }] })
      },
    )

    it('completes after the shopper has acted', async () => {
      const cart = await ready()
      provider.answers = ['requires_more', 'authorized']
      await complete(cart.id)
      const { body } = await complete(cart.id)
      expect(body.type).toBe('order')
      const [first, second] = calls('authorize')
      expect(second?.key).not.toBe(first?.key)
    })

    it('refuses when the payment is refused, and the cart stays as it was', async () => {
      const cart = await ready()
      provider.answers = ['error']
      const { status, body } = await complete(cart.id)
      expect(status).toBe(422)
      expect(body.type).toBe('payment_authorization_error')
      provider.answers = ['authorized']
      expect((await complete(cart.id)).body.type).toBe('order')
    })

    it('says so in the language of the browser', async () => {
      const cart = await ready()
      provider.answers = ['error']
      const headers = { 'accept-language': 'ja,en;q=0.5' }
      const given = { params: { id: cart.id }, headers }
      const refused = await t.try('POST /store/carts/:id/complete', given)
      expect(refused.body).toMatchObject({
        type: 'payment_authorization_error',
        message: expect.stringContaining('お支払い'),
      })
      expect(refused.headers.get('content-language')).toBe('ja')
      const last = await mug(t, 1)
      const [first, second] = [await ready(last), await ready(last)]
      provider.answers = ['authorized']
      await complete(first.id)
      const short = await t.try('POST /store/carts/:id/complete', { params: { id: second.id }, headers })
      expect(short.body.errors).toMatchObject([
        { code: 'insufficient_inventory', message: '在庫が足りません。' },
      ])
    })

    it('may be tried again when the provider does not answer, with the same key', async () => {
      const cart = await ready()
      provider.answers = ['unreachable', 'authorized']
      expect((await complete(cart.id)).status).toBe(422)
      expect((await complete(cart.id)).body.type).toBe('order')
      const [first, second] = calls('authorize')
      expect(second?.key).toBe(first?.key)
    })

    it('gives the money back when the goods went meanwhile', async () => {
      const last = await mug(t, 1)
      const cart = await ready(last)
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        const { product_variant: variant } = t.shop.db.t
        await t.shop.transaction((tx) =>
          tx
            .update(variant)
            .set({ inventory_quantity: 0 })
            .where(eq(variant.id, last.variant('one'))),
        )
      }
      const { status, body } = await complete(cart.id)
      expect(status).toBe(409)
      expect(body.errors).toMatchObject([{ code: 'insufficient_inventory', type: 'not_allowed' }])
      expect(calls('cancel')).toHaveLength(1)
      expect(provider.held.size).toBe(0)
      const after = await read(cart.id)
      expect(after).toMatchObject({ completed_at: null, payment_authorized_at: null, total: cart.total })
      expect(after.payment_sessions).toMatchObject([
        { status: 'pending', is_selected: true, is_initiated: true },
      ])
    })

    it('lets nothing change the cart while the provider is asked', async () => {
      const cart = await ready()
      let during = 0
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        const { status } = await t.try('POST /store/carts/:id', {
          params: { id: cart.id },
          body: { email: 'eve@example.com' },
        })
        during = status
      }
      expect((await complete(cart.id)).body.type).toBe('order')
      expect(during).toBe(409)
    })

    it('is settled after a crash: the payment is asked for again with its key, and there is one order', async () => {
      const cart = await ready()
      const { cart: carts, order } = t.shop.db.t
      await t.shop.transaction((tx) =>
        tx
          .update(carts)
          .set({
            authorizing_key: 'attempt_lost',
            authorizing_at: new Date(Date.now() - 60_000).toISOString(),
          })
          .where(eq(carts.id, cart.id)),
      )
      expect(await recoverCompletions(t.shop)).toBe(1)
      expect(calls('authorize')).toMatchObject([{ key: 'attempt_lost' }])
      const orders = await t.shop.db.select().from(order).where(eq(order.cart_id, cart.id))
      expect(orders).toHaveLength(1)
      expect((await complete(cart.id)).body.data.id).toBe(orders[0]?.id)
    })

    it('is released after a crash when the goods are gone since, and the cart is open again', async () => {
      const last = await mug(t, 1)
      const cart = await ready(last)
      provider.held.set('attempt_lost', cart.total ?? 0)
      const authorizing_at = new Date(Date.now() - 60_000).toISOString()
      await t.shop.transaction(async (tx) => {
        const mark = { authorizing_key: 'attempt_lost', authorizing_at }
        await tx.updateRows(tx.t.cart, { id: cart.id }, mark)
        await tx.updateRows(tx.t.product_variant, { id: last.variant('one') }, { inventory_quantity: 0 })
      })
      expect(await recoverCompletions(t.shop)).toBe(1)
      expect(provider.held.size).toBe(0)
      expect(await recoverCompletions(t.shop)).toBe(0)
      const params = { id: cart.id }
      await t.call('POST /store/carts/:id', { params, body: { email: 'eve@example.com' } })
    })

    it('lets nothing change a cart whose attempt was cut off, until it is taken over', async () => {
      const cart = await ready()
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
        const body = { variant_id: mugs.variant('one'), quantity: 1 }
        const given = { params: { id: cart.id }, body }
        expect((await t.try('POST /store/carts/:id/line-items', given)).status).toBe(409)
      }
      const { body } = await complete(cart.id)
      expect(body.data).toMatchObject({ total: cart.total, items: [{ quantity: 1 }] })
    })

    it('leaves session and payment to the request that took over when its own seemed dead', async () => {
      const cart = await ready()
      provider.answers = ['error', 'authorized']
      let other: Awaited<ReturnType<typeof complete>> | undefined
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
        other = await complete(cart.id)
      }
      const { status } = await complete(cart.id)
      expect([other?.body.type, status]).toEqual(['order', 409])
      const { payment_session: sessions } = t.shop.db.t
      const [session] = await t.shop.db.select().from(sessions).where(eq(sessions.cart_id, cart.id))
      expect(session).toMatchObject({ status: 'authorized', data: { status: 'authorized' } })
      expect(calls('cancel')).toEqual([])
    })

    it('pays with the money that could not be released, and holds no second time', async () => {
      const last = await mug(t, 1)
      const cart = await ready(last)
      const stock = (inventory_quantity: number) =>
        t.shop.transaction((tx) =>
          tx.updateRows(tx.t.product_variant, { id: last.variant('one') }, { inventory_quantity }),
        )
      provider.keeps = true
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        await stock(0)
      }
      expect((await complete(cart.id)).status).toBe(409)
      await stock(1)
      expect((await complete(cart.id)).body.type).toBe('order')
      expect([...provider.held.values()]).toEqual([cart.total])
    })

    it('counts the discount and spends the gift card once', async () => {
      const { gift_card: card } = await t.call('POST /admin/gift-cards', {
        headers: t.staff,
        body: { region_id: region.id, value: 300 },
      })
      const cart = await readyCart(t, {
        region,
        option,
        items: [{ variant_id: mugs.variant('one'), quantity: 1 }],
        gift_cards: [{ code: card.code }],
      })
      expect(cart.gift_card_total).toBe(300)
      const { body } = await complete(cart.id)
      expect(body.data).toMatchObject({ gift_card_total: 300, total: cart.total })
      const { gift_card: after } = await t.call('GET /admin/gift-cards/:id', {
        headers: t.staff,
        params: { id: card.id },
      })
      expect(after).toMatchObject({ balance: 0, is_disabled: true })
    })
  },
  { payment: [provider] },
)
