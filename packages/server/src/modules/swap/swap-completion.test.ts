import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { describeShop } from '../../testing/test-shop'
import { recoverCompletions } from '../checkout/recover-completions'

const provider = testPaymentProvider('manual')
/** A small shirt for a large one, with shipping. */
const due = 3000 - 1200 + 1200

describeShop(
  'paying for a swap',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    beforeEach(() => {
      provider.reset()
      provider.held.clear()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    const at = '/admin/orders/:id'
    /** A swap of something dearer, whose cart is ready to be completed. */
    const ready = async (more: { allow_backorder?: boolean } = {}) => {
      const { id, lines } = await placeOrder(t, counter, { small: 1 }, { captured: true })
      const items = [{ item_id: lines.small ?? '', quantity: 1 }]
      const staff = { params: { id }, headers: t.staff }
      await t.call(`POST ${at}/fulfillment`, { ...staff, body: { items } })
      const additional_items = [{ variant_id: counter.variants.large?.id ?? '', quantity: 1 }]
      const body = { return_items: items, additional_items, ...more }
      const { order } = await t.call(`POST ${at}/swaps`, { ...staff, body })
      const [swap] = order.swaps ?? []
      const params = { id: swap?.cart_id ?? '' }
      const option = { option_id: counter.shipping_option_id }
      await t.call('POST /store/carts/:id/shipping-methods', { params, body: option })
      await t.call('POST /store/carts/:id/payment-sessions', { params })
      return { order_id: id, swap_id: swap?.id ?? '', cart_id: params.id }
    }
    const complete = (id: string) => t.try('POST /store/carts/:id/complete', { params: { id } })
    const calls = (call: string) => provider.asked.filter((asked) => asked.call === call)
    const sessionsOf = async (id: string) =>
      (await t.call('GET /store/carts/:id', { params: { id } })).cart.payment_sessions
    const rowOf = async (id: string) => {
      const { cart } = t.shop.db.t
      return (await t.shop.db.select().from(cart).where(eq(cart.id, id)))[0]
    }
    const swapOf = async (id: string) => {
      const { swap } = t.shop.db.t
      return (await t.shop.db.select().from(swap).where(eq(swap.id, id)))[0]
    }
    const paymentsOf = (swap_id: string) => {
      const { payment } = t.shop.db.t
      return t.shop.db.select().from(payment).where(eq(payment.swap_id, swap_id))
    }
    /** As a crash leaves it: marked under a key, with money held of which nobody was told. */
    const cutOff = async (cart_id: string, silentFor = 60_000) => {
      provider.held.set('attempt_lost', due)
      const authorizing_at = new Date(Date.now() - silentFor).toISOString()
      await t.shop.transaction((tx) =>
        tx.updateRows(tx.t.cart, { id: cart_id }, { authorizing_key: 'attempt_lost', authorizing_at }),
      )
    }
    const callOffReturn = async (swap_id: string) => {
      const { return: returns } = t.shop.db.t
      const [back] = await t.shop.db.select().from(returns).where(eq(returns.swap_id, swap_id))
      await t.call('POST /admin/returns/:id/cancel', { params: { id: back?.id ?? '' }, headers: t.staff })
    }
    const setStock = (stocked_quantity: number) =>
      t.shop.transaction((tx) =>
        tx.updateRows(
          tx.t.inventory_level,
          { inventory_item_id: counter.variants.large?.inventory_item_id ?? '' },
          { stocked_quantity, reserved_quantity: 0 },
        ),
      )

    it('authorises its difference once, and keeps what the provider said in its session', async () => {
      const { cart_id, swap_id } = await ready()
      provider.asked = []
      const { body } = await complete(cart_id)
      expect(body).toMatchObject({ type: 'swap', data: { id: swap_id, difference_due: due } })
      expect(calls('authorize')).toMatchObject([{ amount: due }])
      expect(await paymentsOf(swap_id)).toMatchObject([{ amount: due }])
      expect(await sessionsOf(cart_id)).toMatchObject([
        { status: 'authorized', amount: due, payment_authorized_at: expect.any(String) },
      ])
      expect([...provider.held.values()]).toEqual([due])
    })

    it('charges once when it is completed twice at a time, and both hear of the swap', async () => {
      const { cart_id, swap_id } = await ready()
      // Patience is stopped until one of them has its answer, however long that takes. Then the other looks again, which it
      // does every so often; a query that is under way shall not lose its patience by that.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const both = [complete(cart_id), complete(cart_id)]
      await Promise.race(both)
      vi.advanceTimersByTime(1000)
      vi.useRealTimers()
      for (const { status, body } of await Promise.all(both))
        expect({ status, body }).toMatchObject({ status: 200, body: { type: 'swap', data: { id: swap_id } } })
      expect(calls('authorize')).toHaveLength(1)
      expect(await paymentsOf(swap_id)).toHaveLength(1)
    })

    it.each(['requires_more', 'pending'] as const)(
      'answers the cart when the payment is %s, and its session says so',
      async (status) => {
        const { cart_id } = await ready()
        provider.answers = [status, 'authorized']
        const { body } = await complete(cart_id)
        expect(body).toMatchObject({
          type: 'cart',
          payment_status: status,
          data: { id: cart_id, payment_sessions: [{ status }] },
        })
        expect(await sessionsOf(cart_id)).toMatchObject([{ status, data: { status } }])
        expect((await complete(cart_id)).body.type).toBe('swap')
      },
    )

    it('tells why the provider refused, and can be tried again under another key', async () => {
      const { cart_id } = await ready()
      const before = await stockAt(t, counter, 'large')
      provider.answers = ['error', 'authorized']
      provider.reason = 'The card has expired'
      const { status, body } = await complete(cart_id)
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { type: 'payment_authorization_error', message: 'The card has expired' },
      })
      expect(await sessionsOf(cart_id)).toMatchObject([{ status: 'error', is_selected: true }])
      expect(await stockAt(t, counter, 'large')).toEqual(before)
      expect((await complete(cart_id)).body.type).toBe('swap')
      const [first, second] = calls('authorize')
      expect(second?.key).not.toBe(first?.key)
    })

    it('repeats the same question to a provider that did not answer', async () => {
      const { cart_id } = await ready()
      provider.answers = ['unreachable', 'authorized']
      expect((await complete(cart_id)).body.type).toBe('payment_authorization_error')
      expect((await complete(cart_id)).body.type).toBe('swap')
      const [first, second] = calls('authorize')
      expect(second?.key).toBe(first?.key)
    })

    it('does not release the payment of the request that took over when its own seemed dead', async () => {
      const { cart_id, swap_id } = await ready()
      let other: Awaited<ReturnType<typeof complete>> | undefined
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
        other = await complete(cart_id)
      }
      const slow = await complete(cart_id)
      expect(other?.body).toMatchObject({ type: 'swap', data: { id: swap_id } })
      expect(slow.status).toBe(409)
      expect(calls('cancel')).toEqual([])
      expect([...provider.held.values()]).toEqual([due])
      expect(await sessionsOf(cart_id)).toMatchObject([{ status: 'authorized' }])
    })

    it.each([
      ['by the clock', 60_000, undefined],
      ['at the start of a shop that nobody shares', 0, 0],
    ])('is finished %s when its process died after the provider was asked', async (_, silentFor, lease) => {
      const { cart_id, swap_id } = await ready()
      await cutOff(cart_id, silentFor)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 })
      expect(await recoverCompletions(t.shop, lease)).toBe(1)
      expect(calls('authorize')).toMatchObject([{ key: 'attempt_lost' }])
      expect(await swapOf(swap_id)).toMatchObject({ difference_due: due, payment_status: 'awaiting' })
      expect(await paymentsOf(swap_id)).toHaveLength(1)
      expect([...provider.held]).toEqual([['attempt_lost', due]])
    })

    it('is released when its process died and the swap was called off since', async () => {
      const { cart_id, order_id, swap_id } = await ready()
      await cutOff(cart_id)
      await callOffReturn(swap_id)
      const params = { id: order_id, swap_id }
      await t.call(`POST ${at}/swaps/:swap_id/cancel`, { params, headers: t.staff })
      expect(await recoverCompletions(t.shop)).toBe(1)
      expect(provider.held.size).toBe(0)
      expect(await paymentsOf(swap_id)).toEqual([])
      expect(await rowOf(cart_id)).toMatchObject({ authorizing_at: null, completed_at: null })
    })

    it('asks no provider for goods that are short', async () => {
      const before = await stockAt(t, counter, 'large')
      const { cart_id } = await ready({ allow_backorder: false })
      await setStock(0)
      provider.asked = []
      const { status, body } = await complete(cart_id)
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'insufficient_inventory', type: 'not_allowed' }] },
      })
      expect(calls('authorize')).toEqual([])
      await setStock(before?.stocked ?? 0)
      expect((await complete(cart_id)).body.type).toBe('swap')
    })

    it('gives the money back when the goods went meanwhile, and leaves all as it was', async () => {
      const before = await stockAt(t, counter, 'large')
      const { cart_id, swap_id } = await ready({ allow_backorder: false })
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        await setStock(0)
      }
      expect((await complete(cart_id)).body.errors).toMatchObject([{ code: 'insufficient_inventory' }])
      expect(provider.held.size).toBe(0)
      expect(await rowOf(cart_id)).toMatchObject({ authorizing_key: null, authorizing_at: null })
      expect(await swapOf(swap_id)).toMatchObject({ confirmed_at: null, payment_status: 'not_paid' })
      expect(await sessionsOf(cart_id)).toMatchObject([
        { status: 'pending', is_selected: true, is_initiated: true },
      ])
      await setStock(before?.stocked ?? 0)
      expect((await complete(cart_id)).body.type).toBe('swap')
    })

    it('is not confirmed for goods whose return was called off meanwhile', async () => {
      const { cart_id, swap_id } = await ready()
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        await callOffReturn(swap_id)
      }
      expect((await complete(cart_id)).body.type).toBe('not_allowed')
      expect(provider.held.size).toBe(0)
      expect(await swapOf(swap_id)).toMatchObject({ confirmed_at: null, difference_due: null })
    })
  },
  { payment: [provider] },
)
