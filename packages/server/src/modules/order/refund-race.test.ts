import { beforeAll, expect, it } from 'vitest'
import { testBank } from '../../testing/order-life/bank'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

const bank = testBank()

describeShop(
  'refunds of everything at once',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    const act = (path: string, params: object, body?: object) =>
      t.try(`POST /admin/${path}` as never, { params, body, headers: t.staff })
    const paid = async (quantities: Record<string, number> = { small: 1 }) => {
      const order = await placeOrder(t, counter, quantities, { captured: true })
      const items = Object.entries(quantities).map(([title, quantity]) => ({
        item_id: order.lines[title],
        quantity,
      }))
      const ids = { id: order.id }
      const { body } = await act('orders/:id/fulfillment', ids, { items })
      await act('orders/:id/shipment', ids, { fulfillment_id: body.order.fulfillments[0].id })
      return order
    }
    /** The one refund that reaches the provider is answered when all others have been: they run side by side, or never end. */
    const atOnce = async (ask: (index: number) => ReturnType<typeof act>, length = 50) => {
      let answered = 0
      const failures: unknown[] = []
      let allOthers = () => {}
      const others = new Promise<void>((resolve) => {
        allOthers = resolve
      })
      bank.meanwhile = () => others
      const requests = Array.from({ length }, async (_, index) => {
        const { status, body } = await ask(index)
        // A shop with more at its door than it can serve says so, and nothing was done.
        if (status >= 500 && body.type !== 'unavailable') failures.push(body)
        answered += 1
        if (answered === length - 1) allOthers()
        return status
      })
      const statuses = await Promise.all(requests)
      bank.meanwhile = undefined
      expect(failures).toEqual([])
      return statuses
    }
    const givenBack = async (id: string) => {
      const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
      expect(order.payments?.[0]?.amount_refunded).toBe(order.refunded_total)
      return order.refunded_total
    }

    it('fifty of an order: one succeeds', async () => {
      const { id, total } = await paid()
      const statuses = await atOnce(() =>
        act('orders/:id/refund', { id }, { amount: total, reason: 'other' }),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await givenBack(id)).toBe(total)
    })

    it('by four roads, order, payment, claim and swap: never more than was paid', async () => {
      const order = await paid({ small: 1, large: 1 })
      const { id, total, payment_id, lines } = order
      const swap = await act(
        'orders/:id/swaps',
        { id },
        {
          return_items: [{ item_id: lines.large, quantity: 1 }],
          additional_items: [{ variant_id: counter.variants.small?.id, quantity: 1 }],
        },
      )
      const { id: swap_id, cart_id } = swap.body.order.swaps[0]
      await t.call('POST /store/carts/:id/complete', { params: { id: cart_id } })
      const difference = 3000 - 1200
      const body = { amount: total, reason: 'other' }
      const roads = [
        () => act('orders/:id/refund', { id }, body),
        () => act('payments/:id/refund', { id: payment_id }, body),
        () =>
          act(
            'orders/:id/claims',
            { id },
            {
              type: 'refund',
              claim_items: [{ item_id: lines.small, quantity: 1, reason: 'other' }],
              refund_amount: total,
            },
          ),
        () => act('orders/:id/swaps/:swap_id/process-payment', { id, swap_id }),
      ]
      await atOnce((index) => (roads[index % roads.length] as () => ReturnType<typeof act>)())
      expect([total, difference]).toContain(await givenBack(id))
      const { sums } = await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })
      expect(sums.refunded).toBe(await givenBack(id))
    })

    it('by ten claims: one is paid, and the others are not made', async () => {
      const { id, total, lines } = await paid()
      const claim = {
        type: 'refund',
        claim_items: [{ item_id: lines.small, quantity: 1, reason: 'other' }],
        refund_amount: total,
      }
      const statuses = await atOnce(() => act('orders/:id/claims', { id }, claim), 10)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
      expect(order.claims).toHaveLength(1)
      expect(await givenBack(id)).toBe(total)
    })
  },
  { payment: [bank] },
)
