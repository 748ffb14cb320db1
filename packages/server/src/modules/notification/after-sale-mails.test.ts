import { beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { smtpNotifications } from '../../providers/notification/smtp'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { notifications } from './send-notifications'

const posted: { to: string; subject: string; text: string }[] = []
const links = { swap: 'https://mugs.test/swaps/{cart_id}', order_edit: 'https://mugs.test/order-edits/{id}' }
const smtp = smtpNotifications(
  { url: 'smtp://localhost', from: 'shop@example.com', links },
  { sendMail: async (mail) => posted.push(mail) },
)

describeShop(
  'mails after a sale',
  (t) => {
    let counter: Counter
    beforeAll(async () => {
      counter = await openCounter(t)
    })
    beforeEach(() => {
      posted.length = 0
    })
    const call = (name: string, params: object = {}, body?: object) =>
      t.try(name as never, { params, body, headers: name.includes('/admin') ? t.staff : {} })
    const at = '/admin/orders/:id'
    /** What was posted about what has happened since the last mails. */
    const mails = async () => {
      posted.length = 0
      await deliverAll(t.shop, [notifications])
      return posted.map(({ subject, text }) => ({ subject, text }))
    }
    const sold = async (quantities: Record<string, number>) => {
      const order = await placeOrder(t, counter, quantities, { captured: true })
      const items = Object.entries(quantities).map(([title, quantity]) => ({
        item_id: order.lines[title],
        quantity,
      }))
      await call(`POST ${at}/fulfillment`, { id: order.id }, { items })
      await mails()
      return order
    }
    const comesBack = (line: string | undefined, quantity: number, more: object = {}) => ({
      items: [{ item_id: line, quantity }],
      ...more,
    })

    it('tell of a return, and of its arrival with the refund, in one mail each', async () => {
      const order = await sold({ small: 2 })
      const metadata = { address: 'Mugs\n7 Kiln Lane' }
      await call(
        'POST /admin/shipping-options/:id',
        { id: counter.return_option_id },
        { metadata, requirements: [] },
      )
      const return_shipping = { option_id: counter.return_option_id, price: 300 }
      const asked = await call(
        `POST ${at}/return`,
        { id: order.id },
        comesBack(order.lines.small, 2, { return_shipping }),
      )
      const [back] = asked.body.order.returns
      const [told, ...more] = await mails()
      expect(more).toEqual([])
      for (const part of ['Shirt\n  small · Quantity: 2', 'Mugs\n7 Kiln Lane', back.id])
        expect(told?.text).toContain(part)
      // What the lines are worth, less the return shipping with its tax.
      expect(told?.text).toContain('Refund: €20.40')
      await call('POST /admin/returns/:id/receive', { id: back.id }, comesBack(order.lines.small, 1))
      const arrived = await mails()
      expect(arrived.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Your return for order #\d+ has arrived$/),
      ])
      expect(arrived[0]?.text).toContain('small · Quantity: 1')
      expect(arrived[0]?.text).toContain('€8.40 goes back')
    })
    it('say nothing of a return that is to be kept quiet', async () => {
      const order = await sold({ small: 1 })
      const quiet = comesBack(order.lines.small, 1, { no_notification: true })
      const asked = await call(`POST ${at}/return`, { id: order.id }, quiet)
      const id = asked.body.order.returns[0].id
      await call('POST /admin/returns/:id/receive', { id }, comesBack(order.lines.small, 1))
      expect(await mails()).toEqual([])
    })
    it('lead to an exchange, and tell when it is sent and when the goods arrived', async () => {
      const order = await sold({ small: 1 })
      const made = await call(
        `POST ${at}/swaps`,
        { id: order.id },
        {
          return_items: [{ item_id: order.lines.small, quantity: 1 }],
          additional_items: [{ variant_id: counter.variants.large?.id, quantity: 1 }],
          return_shipping: { option_id: counter.return_option_id, price: 200 },
        },
      )
      const [swap] = made.body.order.swaps
      const [told, ...more] = await mails()
      expect(more).toEqual([])
      for (const part of [
        `https://mugs.test/swaps/${swap.cart_id}`,
        'Goes back · small · Quantity: 1  -€12.00',
        'Comes to you · large · Quantity: 1  €30.00',
        'Sending them back: €2.40',
        'To pay: €20.40',
      ])
        expect(told?.text).toContain(part)
      const cart = { id: swap.cart_id }
      await call('POST /store/carts/:id/shipping-methods', cart, { option_id: counter.shipping_option_id })
      await call('POST /store/carts/:id/payment-sessions', cart)
      await call('POST /store/carts/:id/complete', cart)
      const ids = { id: order.id, swap_id: swap.id }
      const packed = await call(`POST ${at}/swaps/:swap_id/fulfillments`, ids, {})
      const fulfillment_id = packed.body.order.swaps[0].fulfillments[0].id
      expect(await mails()).toEqual([])
      const tracking_numbers = ['T-1']
      await call(`POST ${at}/swaps/:swap_id/shipments`, ids, { fulfillment_id, tracking_numbers })
      const sent = await mails()
      expect(sent).toHaveLength(1)
      for (const part of ['exchange', 'large · Quantity: 1', 'T-1']) expect(sent[0]?.text).toContain(part)
      const id = swap.return_order.id
      await call('POST /admin/returns/:id/receive', { id }, comesBack(order.lines.small, 1))
      const [arrived] = await mails()
      expect(arrived?.text).toContain('small · Quantity: 1')
      expect(arrived?.text).not.toContain('goes back')
    })
    it('ask about a change of an order, and tell what became of it', async () => {
      const order = await sold({ small: 2 })
      const variant_id = counter.variants.large?.id
      const begin = async () => {
        const { body } = await call('POST /admin/order-edits', {}, { order_id: order.id })
        const id = body.order_edit.id
        await call('POST /admin/order-edits/:id/items', { id }, { variant_id, quantity: 1 })
        await call('POST /admin/order-edits/:id/request', { id }, {})
        return id as string
      }
      const id = await begin()
      const [asked, ...more] = await mails()
      expect(more).toEqual([])
      for (const part of [`https://mugs.test/order-edits/${id}`, 'large · Added: 1', 'To pay: €30.00'])
        expect(asked?.text).toContain(part)
      await call('POST /store/order-edits/:id/decline', { id }, {})
      expect((await mails())[0]?.subject).toMatch(/stays as it was$/)
      const again = await begin()
      await mails()
      await call('POST /admin/order-edits/:id/confirm', { id: again })
      const changed = (await mails()).map(({ text }) => text)
      expect(changed).toHaveLength(1)
      for (const part of ['large · Added: 1', 'New total: €']) expect(changed[0]).toContain(part)
      const { notifications: kept } = await t.call('GET /admin/notifications', {
        query: { resource_id: again },
        headers: t.staff,
      })
      const params = { id: kept[0]?.id ?? '' }
      const { preview } = await t.call('GET /admin/notifications/:id/preview', { params, headers: t.staff })
      expect(preview.text).toBe(changed[0])
    })
  },
  { notification: [smtp] },
)
