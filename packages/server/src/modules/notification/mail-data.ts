import type { GiftCard, Order } from '@cartwright/contract'
import type { Db, Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { wishesOf } from '../gift-card/sold-cards'
import { saleOf } from '../order/order-reply'
import { retrieveStore } from '../store/queries'
import { type OrderSale, orderTotals } from '../totals/order-totals'
import { withTotals } from '../totals/with-totals'
import { afterSaleData } from './after-sale-data'
import { letterData } from './letter-data'
import { localesOfOrders, type OrderInLanguage } from './locales-of-orders'
import { mentionData } from './mention-data'

type Data = Record<string, unknown>

const orderShape = shapeOf([
  'customer',
  'billing_address',
  'shipping_address',
  'region',
  'discounts.rule',
  'items.tax_lines',
  'items.adjustments',
  'shipping_methods.tax_lines',
  'shipping_methods.shipping_option',
  'payments',
  'refunds',
  'gift_cards',
  'gift_card_transactions',
])

/**
 * An event's payload with what it speaks of: store, order with figures, fulfilment, refund, return, exchange or change of
 * an order, and the language.
 */
export async function mailData(shop: Shop, event: string, payload: Data): Promise<Data> {
  const store = await retrieveStore(shop.db)
  const data: Data = {
    ...payload,
    ...(await letterData(shop, event, payload)),
    store: { name: store.name, url: shop.baseUrl },
  }
  const { order_id, ...after } = await afterSaleData(shop, event, payload)
  Object.assign(data, after)
  const orderId = order_id ?? (event.startsWith('order.') ? payload.id : undefined)
  if (typeof orderId === 'string') {
    const order = await orderWithTotals(shop, orderId)
    if (order) data.order = order
  }
  if (typeof payload.fulfillment_id === 'string')
    data.fulfillment = await findOne(
      shop.db,
      'fulfillment',
      payload.fulfillment_id,
      shapeOf(['tracking_links']),
    )
  if (typeof payload.refund_id === 'string')
    data.refund = await findOne(shop.db, 'refund', payload.refund_id, shapeOf([]))
  const gift = event === 'gift_card.due' ? await giftOf(shop.db, String(payload.id)) : undefined
  if (gift) data.gift_card = gift.card
  if (event === 'note.mentioned') data.mention = await mentionData(shop.db, String(payload.id))
  if (event === 'invite.created') data.link = link(store.invite_link_template, 'invite_token', payload.token)
  data.locale = await localeOf(shop.db, gift ? { order: gift.order } : data)
  return data
}

/** A sold card for its mail; undefined when it was blocked, or the order canceled, before its day came. */
async function giftOf(db: Db, id: string) {
  const row = await findOne<GiftCard>(db, 'gift_card', id, shapeOf(['region', 'order.customer']))
  if (!row?.order || row.is_disabled) return undefined
  const { code, value, ends_at, region, order } = row
  const { recipient_email: to = order.email, ...wishes } = wishesOf(row.metadata)
  return { order, card: { to, code, value, ends_at, currency_code: region?.currency_code, ...wishes } }
}

/** Fills `{invite_token}` in a template of the store's settings. */
const link = (template: string | null, name: string, value: unknown) =>
  template ? template.replace(`{${name}}`, encodeURIComponent(String(value))) : undefined

async function orderWithTotals(shop: Shop, id: string): Promise<Data | undefined> {
  const order = await findOne<Order>(shop.db, 'order', id, orderShape)
  if (!order) return undefined
  const sale = saleOf(order) as OrderSale & Data
  return withTotals(sale, orderTotals(sale, shop.flags)) as Data
}

/**
 * The language a person chose: on the order, else on the customer; else the one their browser asked for, with the cart or
 * with this request. Undefined leaves it to the provider.
 */
async function localeOf(db: Db, data: Data): Promise<string | undefined> {
  const order = data.order as OrderInLanguage | undefined
  if (order) {
    const known = (await localesOfOrders(db, [order])).get(order.id)
    if (known || order.cart_id) return known
  }
  return (await localeOfCustomer(db, data, Boolean(order))) ?? text(data.locale)
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

async function localeOfCustomer(db: Db, data: Data, order: boolean): Promise<string | undefined> {
  const customerId = data.new_customer_id ?? (order ? undefined : data.id)
  if (typeof customerId !== 'string' || !customerId.startsWith('cus_')) return undefined
  const { customer } = db.t
  const row = await db.rowWhere(customer, { id: customerId }, { columns: ['metadata'] })
  return text(row?.metadata?.locale)
}
