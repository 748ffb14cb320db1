import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testBank, testCarrier } from '../../testing/order-life/bank'
import { type Counter, openCounter, placeOrder, stockAt } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

const bank = testBank()
const carrier = testCarrier()

describeShop(
  'a provider that refuses leaves nothing half done',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    beforeEach(() => {
      bank.refuses.clear()
      carrier.refuses.clear()
    })
    const act = (path: string, params: object, body?: object) =>
      t.try(`POST /admin/${path}` as never, { params, body, headers: t.staff })
    const read = async (id: string) =>
      (await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })).order
    const outstanding = async (id: string) =>
      (await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })).sums.outstanding
    const sent = async (quantities: Record<string, number> = { small: 2 }) => {
      const order = await placeOrder(t, counter, quantities, { captured: true })
      const items = Object.entries(quantities).map(([title, quantity]) => ({
        item_id: order.lines[title],
        quantity,
      }))
      await act('orders/:id/fulfillment', { id: order.id }, { items })
      return order
    }
    /** A swap of a small shirt, agreed on by the shopper. */
    const agreed = async (title: string, back = 'small') => {
      const { id, lines } = await sent(back === 'small' ? { small: 2 } : { large: 1 })
      const swap = await act(
        'orders/:id/swaps',
        { id },
        {
          return_items: [{ item_id: lines[back], quantity: 1 }],
          additional_items: [{ variant_id: counter.variants[title]?.id, quantity: 1 }],
        },
      )
      const { id: swap_id, cart_id } = swap.body.order.swaps[0]
      const cart = { params: { id: cart_id } }
      const body = { option_id: counter.shipping_option_id }
      await t.call('POST /store/carts/:id/shipping-methods', { ...cart, body })
      await t.call('POST /store/carts/:id/payment-sessions', cart)
      await t.call('POST /store/carts/:id/complete', cart)
      return { id, swap_id: swap_id as string }
    }
    const swapOf = async (id: string) => (await read(id)).swaps?.[0]

    it('when the difference of a swap cannot be taken', async () => {
      const ids = await agreed('large')
      bank.refuses.add('capture')
      expect((await act('orders/:id/swaps/:swap_id/process-payment', ids)).status).toBe(200)
      expect(await swapOf(ids.id)).toMatchObject({ payment_status: 'requires_action' })
      bank.refuses.clear()
      await act('orders/:id/swaps/:swap_id/process-payment', ids)
      expect(await swapOf(ids.id)).toMatchObject({ payment_status: 'captured' })
      expect(await outstanding(ids.id)).toBe(0)
    })

    it('when the difference of a swap cannot be given back', async () => {
      const ids = await agreed('small', 'large')
      bank.refuses.add('refund')
      await act('orders/:id/swaps/:swap_id/process-payment', ids)
      expect(await swapOf(ids.id)).toMatchObject({ payment_status: 'requires_action' })
      expect((await read(ids.id)).refunded_total).toBe(0)
      bank.refuses.clear()
      await act('orders/:id/swaps/:swap_id/process-payment', ids)
      expect(await swapOf(ids.id)).toMatchObject({ payment_status: 'difference_refunded' })
      expect(await outstanding(ids.id)).toBe(0)
    })

    it('when nobody fetches what a swap brings back', async () => {
      const { id, lines } = await sent()
      const input = {
        return_items: [{ item_id: lines.small, quantity: 2 }],
        additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
        return_shipping: { option_id: counter.return_option_id },
      }
      carrier.refuses.add('createReturn')
      expect((await act('orders/:id/swaps', { id }, input)).status).toBe(500)
      const left = await swapOf(id)
      expect(left).toMatchObject({ payment_status: 'canceled', return_order: { status: 'canceled' } })
      const cart = await t.try('POST /store/carts/:id/complete', { params: { id: left?.cart_id ?? '' } })
      expect(cart.body.type).toBe('not_allowed')
      carrier.refuses.clear()
      expect((await act('orders/:id/swaps', { id }, input)).status).toBe(200)
    })

    it('when a swap is paid whose return was called off', async () => {
      const { id, lines } = await sent()
      const { body } = await act(
        'orders/:id/swaps',
        { id },
        {
          return_items: [{ item_id: lines.small, quantity: 1 }],
          additional_items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
        },
      )
      const [swap] = body.order.swaps
      await act('returns/:id/cancel', { id: swap.return_order.id })
      const done = await t.try('POST /store/carts/:id/complete', { params: { id: swap.cart_id } })
      expect(done.body.type).toBe('not_allowed')
    })

    it.each([
      ['refund', 'refund'],
      ['createReturn', 'refund'],
      ['createReturn', 'replace'],
    ] as const)('when %s fails for a claim of type %s', async (refusing, type) => {
      const { id, lines } = await sent()
      const before = await stockAt(t, counter, 'large')
      const claim = {
        type,
        claim_items: [{ item_id: lines.small, quantity: 1, reason: 'other' }],
        return_shipping: { option_id: counter.return_option_id },
        ...(type === 'refund'
          ? { refund_amount: 700 }
          : { additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }] }),
      }
      if (refusing === 'refund') bank.refuses.add('refund')
      else carrier.refuses.add('createReturn')
      expect((await act('orders/:id/claims', { id }, claim)).status).toBe(500)
      const order = await read(id)
      expect(order).toMatchObject({ refunded_total: 0, payments: [{ amount_refunded: 0 }] })
      expect(order.claims?.[0]).toMatchObject({ fulfillment_status: 'canceled' })
      expect(order.claims?.[0]?.return_order).toMatchObject({ status: 'canceled' })
      expect(await stockAt(t, counter, 'large')).toEqual(before)
      expect(await outstanding(id)).toBe(0)
      bank.refuses.clear()
      carrier.refuses.clear()
      expect((await act('orders/:id/claims', { id }, claim)).status).toBe(200)
      expect((await read(id)).refunded_total).toBe(type === 'refund' ? 700 : 0)
    })

    it('when nobody fetches a return', async () => {
      const { id, lines } = await sent()
      const body = {
        items: [{ item_id: lines.small, quantity: 2 }],
        return_shipping: { option_id: counter.return_option_id },
      }
      carrier.refuses.add('createReturn')
      const refused = await act('orders/:id/return', { id }, body)
      expect([refused.status, refused.body.message]).toEqual([
        500,
        'The fulfillment provider could not arrange the return',
      ])
      carrier.refuses.clear()
      expect((await act('orders/:id/return', { id }, body)).status).toBe(200)
      expect((await read(id)).returns?.map(({ status }) => status).sort()).toEqual(['canceled', 'requested'])
    })

    it('when the refund of a return fails: the goods are in, and somebody is to look', async () => {
      const { id, lines } = await sent()
      const items = [{ item_id: lines.small, quantity: 1 }]
      const { body } = await act('orders/:id/return', { id }, { items })
      bank.refuses.add('refund')
      await act('returns/:id/receive', { id: body.order.returns[0].id }, { items })
      expect(await read(id)).toMatchObject({ fulfillment_status: 'requires_action', refunded_total: 0 })
      bank.refuses.clear()
      await act('orders/:id/refund', { id }, { amount: 1200, reason: 'return' })
      expect(await read(id)).toMatchObject({ refunded_total: 1200 })
      expect(await outstanding(id)).toBe(0)
    })

    it('when money is given back by hand: nothing is, and people read why', async () => {
      const { id } = await placeOrder(t, counter, { small: 1 }, { captured: true })
      bank.refuses.add('refund')
      const refund = { amount: 100, reason: 'discount' }
      const { status, body } = await act('orders/:id/refund', { id }, refund)
      expect([status, body.message]).toEqual([500, 'The payment provider could not refund the payment'])
      expect(await read(id)).toMatchObject({ refunded_total: 0, payment_status: 'captured' })
      bank.refuses.clear()
      await act('orders/:id/refund', { id }, refund)
      expect(await read(id)).toMatchObject({ refunded_total: 100, payment_status: 'partially_refunded' })
    })

    it('when an order is canceled: it stays canceled, and its money goes back when asked again', async () => {
      const { id, total } = await placeOrder(t, counter, { small: 1 }, { captured: true })
      bank.refuses.add('refund')
      expect((await act('orders/:id/cancel', { id })).status).toBe(500)
      expect(await read(id)).toMatchObject({ status: 'canceled', payment_status: 'requires_action' })
      expect(await outstanding(id)).toBe(-total)
      bank.refuses.clear()
      expect((await act('orders/:id/cancel', { id })).status).toBe(200)
      expect(await outstanding(id)).toBe(0)
    })

    it('when authorised money is not released: asked again, it is', async () => {
      const { id } = await placeOrder(t, counter, { small: 1 })
      bank.refuses.add('cancel')
      await act('orders/:id/cancel', { id })
      expect((await read(id)).payments?.[0]?.canceled_at).toBeNull()
      bank.refuses.clear()
      await act('orders/:id/cancel', { id })
      expect((await read(id)).payments?.[0]?.canceled_at).toBeTruthy()
    })

    it.each(['swap', 'claim'] as const)('when nobody fetches the parcel of a %s', async (kind) => {
      const at = `orders/:id/${kind}s/:${kind}_id/fulfillments`
      const ids: Record<string, string> =
        kind === 'swap'
          ? await agreed('large')
          : await (async () => {
              const { id, lines } = await sent()
              const { body } = await act(
                'orders/:id/claims',
                { id },
                {
                  type: 'replace',
                  claim_items: [{ item_id: lines.small, quantity: 1, reason: 'other' }],
                  additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
                  shipping_methods: [{ option_id: counter.shipping_option_id, price: 0 }],
                },
              )
              return { id, claim_id: body.order.claims[0].id }
            })()
      const before = await stockAt(t, counter, 'large')
      const { location_id } = counter
      carrier.refuses.add('create')
      expect((await act(at, ids, { location_id })).status).toBe(500)
      expect(await stockAt(t, counter, 'large')).toEqual(before)
      const order = await read(ids.id ?? '')
      const [sale] = (kind === 'swap' ? order.swaps : order.claims) ?? []
      expect(sale).toMatchObject({ fulfillment_status: 'not_fulfilled', fulfillments: [] })
      carrier.refuses.clear()
      expect((await act(at, ids, { location_id })).status).toBe(200)
      expect(await stockAt(t, counter, 'large')).toEqual({
        stocked: (before?.stocked ?? 0) - 1,
        reserved: (before?.reserved ?? 0) - 1,
      })
    })
  },
  { payment: [bank], fulfillment: [carrier] },
)
