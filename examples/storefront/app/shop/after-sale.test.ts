import type { Order } from '@cartwright/contract'
import { createStoreClient } from '@cartwright/sdk'
import { returnLines } from '@cartwright/sdk/rules'
import { describeShop } from '@cartwright/server/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import '../i18n/all-messages.server'
import { answerEdit, findEdit } from './answer-edit.server'
import { findCollection, payCollection } from './collection.server'
import type { ShopVisit } from './context.server'
import { sendReturn } from './new-return.server'
import { mayExchange, orderActions } from './order-actions'
import { orderOfToken } from './orders.server'
import { payCart } from './pay-cart.server'
import { returnView } from './return-view'
import { swapView } from './swap-view'

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 Mill Lane',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describeShop('after the sale a shopper', (t) => {
  let shop: ShopVisit
  let small: string
  let large: string
  let delivery: string
  let wayBack: string
  beforeAll(async () => {
    const { headers } = { headers: t.staff }
    const { region } = await t.call('POST /admin/regions', {
      headers,
      body: {
        name: 'Germany',
        currency_code: 'usd',
        tax_rate: 19,
        payment_providers: ['manual'],
        fulfillment_providers: ['manual'],
        countries: ['de'],
      },
    })
    const option = async (name: string, amount: number, is_return: boolean) => {
      const { shipping_option } = await t.call('POST /admin/shipping-options', {
        headers,
        body: {
          name,
          region_id: region.id,
          provider_id: 'manual',
          price_type: 'flat_rate',
          amount,
          is_return,
          data: {},
          metadata: { address: 'Returns\n7 Quarry Yard' },
        },
      })
      return shipping_option.id
    }
    delivery = await option('Standard', 500, false)
    wayBack = await option('By post', 300, true)
    const { product } = await t.call('POST /admin/products', {
      headers,
      body: {
        title: 'Jug',
        status: 'published',
        options: [{ title: 'Size' }],
        variants: [
          { title: 'Small', amount: 999 },
          { title: 'Large', amount: 2550 },
        ].map(({ title, amount }) => ({
          title,
          inventory_quantity: 500,
          options: [{ value: title }],
          prices: [{ currency_code: 'usd', amount }],
        })),
      },
    })
    small = product.variants[0]?.id ?? ''
    large = product.variants[1]?.id ?? ''
    const shown = {
      id: region.id,
      name: 'Germany',
      currency_code: 'usd',
      inclusive: true,
      tax_rate: 20,
      countries: [{ code: 'de', name: 'Germany' }],
    }
    shop = {
      client: createStoreClient({
        baseUrl: 'http://shop.example',
        retries: 0,
        fetch: async (input, init) => t.app.fetch(new Request(input, init)),
      }),
      region: shown,
      regions: [shown],
      language: 'en',
      prefix: '',
      dir: 'ltr',
      locale: 'en',
      cartId: undefined,
      signedIn: false,
    }
  })

  /** Three small jugs bought, paid and sent, as far as asked for. */
  async function bought({ sent = 3 } = {}): Promise<Order> {
    const { carts } = shop.client
    const { cart } = await carts.create({
      region_id: shop.region.id,
      items: [{ variant_id: small, quantity: 3 }],
    })
    await carts.update(cart.id, {
      email: 'ada@example.com',
      shipping_address: address,
      billing_address: address,
    })
    await carts.addShippingMethod(cart.id, { option_id: delivery })
    await carts.createPaymentSessions(cart.id)
    const { data } = await carts.complete(cart.id)
    const params = { id: data.id }
    await t.call('POST /admin/orders/:id/capture', { params, headers: t.staff })
    const order = await read(cart.id)
    if (sent > 0) {
      const items = [{ item_id: order.items?.[0]?.id ?? '', quantity: sent }]
      await t.call('POST /admin/orders/:id/fulfillment', { params, body: { items }, headers: t.staff })
    }
    return read(cart.id)
  }
  const read = (token: string | null) => orderOfToken(shop, token, '/here')
  const lineOf = (order: Order) => order.items?.[0]?.id ?? ''
  const press = (order: Order, fields: Record<string, string>, quantity = '2') =>
    sendReturn(shop, order, form({ once: order.id, [`quantity:${lineOf(order)}`]: quantity, ...fields }))

  describe('who sends something back', () => {
    it('is told what is refunded before anything is sent, and gets exactly that', async () => {
      const order = await bought()
      const told = await press(order, { intent: 'send', back: wayBack })
      expect(told).toMatchObject({ kind: 'shown', sum: { cost: 357 } })
      expect((await read(order.cart_id)).returns).toEqual([])
      const refund = told.kind === 'shown' ? told.sum?.refund : undefined
      const sent = await press(order, { intent: 'send', back: wayBack, seen_refund: String(refund) })
      // What is announced is what was said.
      const view = returnView(await read(order.cart_id), sent.kind === 'sent' ? sent.returnId : '')
      expect(view).toMatchObject({
        state: 'requested',
        refund,
        way: 'By post',
        address: ['Returns', '7 Quarry Yard'],
      })
    })
    it('is told anew where the refund is another than was shown', async () => {
      const order = await bought()
      const told = await press(order, { intent: 'send', back: 'self', seen_refund: '5' })
      expect(told).toMatchObject({
        kind: 'shown',
        notice: expect.stringContaining('The refund is now'),
        sum: {},
      })
    })
    it('sends it once, however often the button is pressed', async () => {
      const order = await bought()
      const told = await press(order, { intent: 'check', back: 'self' })
      const seen_refund = String(told.kind === 'shown' ? told.sum?.refund : '')
      const fields = { intent: 'send', back: 'self', seen_refund }
      const first = await press(order, fields, '2')
      expect(await press(order, fields, '2')).toEqual(first)
      expect((await read(order.cart_id)).returns).toHaveLength(1)
    })
    it.each([
      ['too many', '4', 'lines', 'Left to return: 3'],
      ['nothing', '0', 'form', 'at least one piece'],
    ])('%s is refused, and keeps what was typed', async (_, quantity, where, words) => {
      const order = await bought()
      const note = `note:${lineOf(order)}`
      const refused = await press(order, { intent: 'send', [note]: 'too tall' }, quantity)
      expect(refused).toMatchObject({
        kind: 'shown',
        values: { lines: { [lineOf(order)]: { note: 'too tall' } } },
      })
      const errors = refused.kind === 'shown' ? refused.errors : undefined
      expect(where === 'form' ? errors?.form : errors?.lines[lineOf(order)]).toContain(words)
    })
    it('what was not sent to them is told why it cannot come back', async () => {
      const order = await bought({ sent: 0 })
      expect(returnLines(order)).toMatchObject([{ most: 0, why: 'not_sent' }])
      expect(orderActions(order)).toMatchObject({ canReturn: false })
      const refused = await press(order, { intent: 'send' }, '1')
      expect(refused).toMatchObject({
        errors: { lines: { [lineOf(order)]: expect.stringContaining('None of it') } },
      })
    })
    it('sees when it has arrived, and when the money is back', async () => {
      const order = await bought()
      const { return: made } = await shop.client.returns.create({
        order_id: order.id,
        items: [{ item_id: lineOf(order), quantity: 1 }],
      })
      const body = { items: [{ item_id: lineOf(order), quantity: 1 }] }
      await t.call('POST /admin/returns/:id/receive', { params: { id: made.id }, body, headers: t.staff })
      expect(returnView(await read(order.cart_id), made.id)).toMatchObject({
        state: 'refunded',
        refund: 1189,
      })
    })
  })

  describe('who exchanges something', () => {
    const exchange = async (order: Order, wanted: string) => {
      const fields = {
        intent: 'send',
        instead: 'exchange',
        back: 'self',
        [`wanted:${lineOf(order)}`]: wanted,
      }
      const outcome = await press(order, fields, '1')
      if (outcome.kind !== 'exchange') throw new Error(JSON.stringify(outcome))
      return outcome.cartId
    }
    const agree = async (cartId: string, more: Record<string, string>) => {
      const { cart } = await shop.client.carts.retrieve(cartId)
      return payCart(shop, cart, form({ ...address, shipping_option: delivery, intent: 'pay', ...more }))
    }
    it('pays the difference that was shown, once', async () => {
      const order = await bought()
      expect(mayExchange(order)).toBe(true)
      const cartId = await exchange(order, large)
      expect(await exchange(order, large)).toBe(cartId)
      const asked = await agree(cartId, { seen_total: '1' })
      expect(asked).toMatchObject({ kind: 'refused', notice: expect.stringContaining('The total is now') })
      const { cart } = await shop.client.carts.retrieve(cartId)
      // A large jug and its delivery, less a small one, with tax.
      expect(cart.total).toBe(Math.round(2550 * 1.19) - 1189 + 595)
      expect(await agree(cartId, { seen_total: String(cart.total) })).toEqual({ kind: 'done' })
      const { swap } = await shop.client.swaps.retrieveByCartId(cartId)
      expect(swapView(swap, cart, true)).toMatchObject({ state: 'agreed', difference: cart.total })
      const now = await read(order.cart_id)
      expect(orderActions(now)?.swaps).toMatchObject([{ cart: cartId, isOpen: false }])
      expect(returnView(now, swap.return_order?.id ?? '')).toMatchObject({ state: 'requested', swap: cartId })
    })
    it('nothing for it is asked what they would like', async () => {
      const order = await bought()
      const refused = await press(order, { intent: 'send', instead: 'exchange' }, '1')
      expect(refused).toMatchObject({ errors: { form: expect.stringContaining('in exchange') } })
      expect((await read(order.cart_id)).swaps).toEqual([])
    })
    it('keeps the address that was typed when it is not whole', async () => {
      const order = await bought()
      const refused = await agree(await exchange(order, large), { city: '', address_1: '9 New Road' })
      expect(refused).toMatchObject({
        kind: 'refused',
        values: { address_1: '9 New Road' },
        errors: { city: expect.any(String) },
      })
    })
  })

  describe('who is asked about a change', () => {
    const ask = async (order: Order, quantity = 4) => {
      const { order_edit } = await t.call('POST /admin/order-edits', {
        body: { order_id: order.id },
        headers: t.staff,
      })
      const params = { id: order_edit.id }
      const { order_edit: edited } = await t.call('GET /admin/order-edits/:id', { params, headers: t.staff })
      await t.call('POST /admin/order-edits/:id/items/:item_id', {
        params: { ...params, item_id: edited.items?.[0]?.id ?? '' },
        body: { quantity },
        headers: t.staff,
      })
      await t.call('POST /admin/order-edits/:id/request', { params, body: {}, headers: t.staff })
      return order_edit.id
    }
    it('accepts it and pays the difference, once', async () => {
      const order = await bought({ sent: 0 })
      const id = await ask(order)
      expect(orderActions(await read(order.cart_id))?.edits).toMatchObject([{ id }])
      const accept = { intent: 'accept', payment_provider: 'manual' }
      expect(await answerEdit(shop, id, form({ ...accept, seen_due: '1' }))).toContain('difference is now')
      expect((await findEdit(shop, id)).edit.status).toBe('requested')
      const fields = form({ ...accept, seen_due: '1189' })
      expect(await answerEdit(shop, id, fields)).toBeUndefined()
      expect(await answerEdit(shop, id, fields)).toBeUndefined()
      expect((await findEdit(shop, id)).edit.status).toBe('confirmed')
      const now = await read(order.cart_id)
      expect(now.payments?.map(({ amount }) => amount).sort()).toEqual([1189, order.total])
      expect(orderActions(now)?.edits).toEqual([])
      expect(await answerEdit(shop, id, form({ intent: 'decline' }))).toContain('meanwhile')
    })
    it('declines it with a reason, and is charged nothing', async () => {
      const order = await bought({ sent: 0 })
      const id = await ask(order)
      const fields = form({ intent: 'decline', reason: 'Three will do' })
      expect(await answerEdit(shop, id, fields)).toBeUndefined()
      expect(await answerEdit(shop, id, fields)).toBeUndefined()
      const { edit } = await findEdit(shop, id)
      expect(edit).toMatchObject({ status: 'declined', declined_reason: 'Three will do' })
      const collection = await findCollection(shop, edit.payment_collection_id ?? '')
      expect(await payCollection(shop, collection, 'manual')).toContain('not to be paid')
      expect(await answerEdit(shop, id, form({ intent: 'accept', seen_due: '0' }))).toContain('meanwhile')
    })
    it('nothing, while staff still work on it', async () => {
      const order = await bought({ sent: 0 })
      const { order_edit } = await t.call('POST /admin/order-edits', {
        body: { order_id: order.id },
        headers: t.staff,
      })
      await expect(findEdit(shop, order_edit.id)).rejects.toMatchObject({ status: 404 })
    })
  })

  it('pays what is asked for by a link, once', async () => {
    const { payment_collection } = await t.call('POST /admin/payment-collections', {
      body: { type: 'order_edit', amount: 4200, currency_code: 'usd', region_id: shop.region.id },
      headers: t.staff,
    } as never)
    const id = (payment_collection as { id: string }).id
    const collection = await findCollection(shop, id)
    expect(await payCollection(shop, collection, 'nobody')).toContain('did not go through')
    expect(await payCollection(shop, collection, 'manual')).toBeUndefined()
    expect(await payCollection(shop, collection, 'manual')).toBeUndefined()
    const payments = await t.shop.db.select().from(t.shop.db.t.payment)
    expect(payments.filter(({ amount }) => amount === 4200)).toHaveLength(1)
  })
})
