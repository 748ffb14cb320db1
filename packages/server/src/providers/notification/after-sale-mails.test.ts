import { expect, it } from 'vitest'
import { afterSale } from './after-sale.fixture'
import { linksOf } from './mail-links'
import { carriesToken, writeMail } from './mails'

const order = {
  id: 'order_42',
  cart_id: 'cart_1',
  email: 'ada@example.com',
  display_id: 42,
  currency_code: 'eur',
  subtotal: 4000,
  discount_total: 0,
  shipping_total: 490,
  tax_total: 0,
  gift_card_total: 0,
  total: 4490,
  items: [],
  shipping_address: { first_name: 'Ada', address_1: '1 Main Street', city: 'London' },
}
const store = { name: 'Mugs & more', url: 'https://mugs.test' }
const links = linksOf('https://mugs.test', { hasStorefront: true })
const mail = (event: string, more: object = {}) =>
  writeMail(event, { store, order, ...afterSale, ...more }, links)

it('says what comes back, how much for it, how and where to', async () => {
  const asked = await mail('order.return_requested')
  expect(asked).toMatchObject({ to: 'ada@example.com', subject: 'Your return for order #42' })
  for (const part of [
    'Hello Ada,',
    'Mug\n  Blue <b> · Quantity: 1\n',
    'Refund: €15.10',
    'By parcel',
    'Send it to\nMugs & more\n7 Kiln Lane',
    'order #42 and ret_7',
    'https://mugs.test/returns/ret_7?order=cart_1',
  ])
    expect(asked?.text).toContain(part)
  expect(asked?.html).toContain('src="https://mugs.test/uploads/mug.jpg"')
  expect(asked?.html).not.toContain('<b>')
})
it('says that it will tell where to send a return of a shop that has not said, and links no page of a cart there is none of', async () => {
  const text = (
    await mail('order.return_requested', {
      order: { ...order, cart_id: null },
      return: { ...afterSale.return, way: null, address: [] },
    })
  )?.text
  expect(text).toContain('We will write to you where to send it.')
  expect(text).not.toMatch(/https:|The way back/)
})
it('tells of an arrival once, with the money that goes back', async () => {
  const refund = { amount: 1510 }
  expect((await mail('order.items_returned', { refund }))?.text).toContain(
    '€15.10 goes back to where you paid from.',
  )
  expect((await mail('order.items_returned'))?.text).not.toContain('goes back')
  // The refund itself is a mail of its own only where no return was received for it.
  expect(await mail('order.refund_created', { refund, return_id: 'ret_7' })).toBeUndefined()
  expect((await mail('order.refund_created', { refund }))?.subject).toBe('Refund for your order #42')
  expect((await mail('swap.received'))?.subject).toBe('Your return for order #42 has arrived')
})
it('leads to where an exchange is agreed to, with what goes, what comes and the difference', async () => {
  const text = (await mail('swap.created'))?.text
  for (const part of [
    'https://mugs.test/swaps/cart_swap',
    'Goes back · Blue <b> · Quantity: 1  -€20.00',
    'Jug\n  Comes to you · Quantity: 2  €52.00',
    'Sending them back: €4.90',
    'To pay: €36.90',
  ])
    expect(text).toContain(part)
  const cheaper = { swap: { ...afterSale.swap, difference: -800, back_cost: 0 } }
  expect((await mail('swap.created', cheaper))?.text).toContain('Back to you: €8.00')
  expect((await mail('swap.created', cheaper))?.text).not.toContain('Sending them back')
  expect((await mail('swap.created', { swap: { ...afterSale.swap, difference: 0 } }))?.text).toContain(
    'Nothing to pay: €0.00',
  )
})
it('tells that an exchange is sent, with its parcels', async () => {
  const fulfillment = { tracking_links: [{ tracking_number: 'T1', url: 'https://track.test/T1' }] }
  const text = (await mail('swap.shipment_created', { fulfillment }))?.text
  for (const part of ['Jug', 'https://track.test/T1', '1 Main Street']) expect(text).toContain(part)
  expect(text).not.toContain('Mug\n')
})
it('leads to where a change is accepted or declined, and says what it changes', async () => {
  const asked = (await mail('order-edit.requested'))?.text
  for (const part of [
    'Accept or decline:\nhttps://mugs.test/order-edits/oe_9',
    'Jug\n  Added: 2',
    'Cup\n  Red · Removed: 3',
    'Mug\n  Blue · 5 instead of 2',
    'New total: €59.88',
    'To pay: €12.00',
  ])
    expect(asked).toContain(part)
  expect((await mail('order-edit.confirmed'))?.text).toContain('New total: €59.88')
  expect((await mail('order-edit.confirmed'))?.text).not.toContain('To pay')
  expect((await mail('order-edit.declined'))?.text).toContain('https://mugs.test/orders/cart_1')
  expect((await mail('order-edit.declined'))?.text).not.toContain('Jug')
})
it('writes of no change to a buyer who is not to be written to', async () => {
  const silent = { order: { ...order, no_notification: true } }
  for (const event of ['order-edit.requested', 'order-edit.confirmed', 'order-edit.declined'])
    expect(await mail(event, silent)).toBeUndefined()
})
it('keeps these mails: none holds a token', () => {
  for (const event of ['order.return_requested', 'swap.created', 'order-edit.requested'])
    expect(carriesToken(event)).toBe(false)
  expect(carriesToken('order-update-token.created')).toBe(true)
})
