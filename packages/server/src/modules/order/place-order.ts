import { conflict, invalidData, notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import type { Tables } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { newId, now } from '../../store/schema/ids'
import { cartFigures } from '../cart/cart-figures'
import type { LoadedCart } from '../cart/load-cart'
import { sellCards } from '../gift-card/sell-cards'
import { spendGiftCards } from '../gift-card/spend'
import { reserveStock } from '../inventory/reserve-stock'
import { record } from '../payment/ledger'
import type { SaleTotals } from '../totals/sale-totals'
import { nextDisplayId, spendCard, useDiscount } from './queries/place'

export type OrderRow = Tables['order']['$inferSelect']
type PaymentRow = Tables['payment']['$inferSelect']

export interface Placing {
  /** Authorised at its provider for the total; needed unless the total is 0. */
  payment?: { provider_id: string; data: Record<string, unknown>; status?: string }
  draft_order_id?: string | null
  no_notification?: boolean | null
  /** Goods are promised even where stock is short. */
  skip_stock?: boolean
}

export interface Placed {
  order: OrderRow
  payment: PaymentRow | null
  totals: SaleTotals
  gift_card_transactions: Tables['gift_card_transaction']['$inferSelect'][]
  /** The cart as it is now: closed, its cards spent, its taxes stored. */
  cart: LoadedCart
}

/**
 * Turns a cart into an order in one transaction, in which the caller holds the cart: stock is reserved, gift cards are
 * spent, discount uses are counted, taxes are stored, and the cart is closed. Each of these is taken under a condition,
 * so that the last piece, card or use goes to one order only; a refusal undoes all.
 * @throws not_allowed insufficient_inventory, or for a gift card or discount that is used up; conflict for a closed cart
 */
export async function placeOrder(
  shop: Pick<Shop, 'flags'>,
  tx: Tx,
  cart: LoadedCart,
  placing: Placing = {},
): Promise<Placed> {
  const { row } = cart
  if (row.completed_at) throw conflict('cart_completed', `Cart ${row.id} is an order already`)
  if (cart.items.length === 0) throw invalidData('Cannot create an order from an empty cart')
  if (!row.customer_id || !row.email)
    throw invalidData('Cannot create an order from the cart without a customer')
  if (cart.tax_question) throw new Error(`The taxes of cart ${row.id} were not asked for`)
  const totals = cartFigures(shop, cart, { taxed: true })
  if (totals.total > 0 && !placing.payment)
    throw invalidData('Cannot create an order without a payment: its total is above 0')
  const left = placing.skip_stock ? new Map<string, number>() : await takeStock(tx, cart)
  const order = { id: newId('order'), customer_id: row.customer_id, email: row.email }
  const { gift_cards, gift_card_transactions } = await spendCards(tx, cart, totals, order.id)
  await countDiscountUses(tx, cart)
  const taxed = await storeTaxes(tx, cart)
  const written = await insertOrder(tx, cart, order, placing)
  await linkParts(tx, cart, order.id)
  await sellCards(tx, cart, totals, written)
  const payment = placing.payment ? await insertPayment(tx, cart, totals, order.id, placing.payment) : null
  const closed = await closeCart(tx, cart, payment)
  await recordSale(tx, written, totals)
  await emit(tx, 'order.placed', { id: order.id, no_notification: written.no_notification })
  const sold: LoadedCart = {
    ...closed,
    gift_cards,
    items: taxed.items.map((line) => ({
      ...line,
      order_id: order.id,
      variant: line.variant && withStock(line.variant, left),
    })),
    shipping_methods: taxed.shipping_methods.map((method) => ({ ...method, order_id: order.id })),
  }
  return { order: written, payment, totals, gift_card_transactions, cart: sold }
}

const withStock = <Variant extends { id: string }>(variant: Variant, left: ReadonlyMap<string, number>) => {
  const inventory_quantity = left.get(variant.id)
  return inventory_quantity === undefined ? variant : { ...variant, inventory_quantity }
}

/** Returns what is left of each variant. */
async function takeStock(tx: Tx, cart: LoadedCart): Promise<ReadonlyMap<string, number>> {
  const lines = cart.items.flatMap((line) =>
    line.variant_id && !line.is_return
      ? [{ line_item_id: line.id, variant_id: line.variant_id, quantity: line.quantity }]
      : [],
  )
  if (lines.length === 0) return new Map()
  return reserveStock(tx, lines, { sales_channel_id: cart.row.sales_channel_id })
}

async function spendCards(
  tx: Tx,
  cart: LoadedCart,
  totals: SaleTotals,
  order_id: string,
): Promise<Pick<Placed, 'gift_card_transactions'> & Pick<LoadedCart, 'gift_cards'>> {
  if (totals.gift_card_total <= 0) return { gift_cards: cart.gift_cards, gift_card_transactions: [] }
  const { gift_card_transaction } = tx.t
  const spendings = spendGiftCards(cart.gift_cards, totals.gift_card_total)
  // In the order of ids, so that two orders with the same cards cannot wait for each other.
  for (const { card, transaction } of [...spendings].sort((a, b) => (a.card.id < b.card.id ? -1 : 1))) {
    const { amount } = transaction
    const taken = await spendCard(tx, card.id, amount)
    if (taken.length === 0)
      throw notAllowed(
        `The gift card ending in ${card.code.slice(-4)} does not cover ${amount} any more; look at the cart again`,
        'gift_card_used',
      )
  }
  const gift_cards = cart.gift_cards.map((card) => {
    const spent = spendings.find((spending) => spending.card.id === card.id)
    return spent ? { ...card, balance: spent.balance, is_disabled: spent.is_disabled } : card
  })
  const rows = spendings.map(({ card, transaction }) => ({ gift_card_id: card.id, order_id, ...transaction }))
  return { gift_cards, gift_card_transactions: await tx.insertRows(gift_card_transaction, rows) }
}

async function countDiscountUses(tx: Tx, cart: LoadedCart) {
  for (const { id, code } of [...cart.discounts].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const used = await useDiscount(tx, id)
    if (used.length === 0)
      throw notAllowed(`Discount ${code} has been used as often as it may be`, 'discount_limit_reached')
  }
}

/**
 * The rates become part of the sale: later changes of rates do not reach it. Returns lines and methods with the rows that
 * were stored.
 */
export async function storeTaxes(
  tx: Tx,
  cart: LoadedCart,
): Promise<Pick<LoadedCart, 'items' | 'shipping_methods'>> {
  const { line_item_tax_line, shipping_method_tax_line } = tx.t
  const at = now()
  const stamps = { created_at: at, updated_at: at, metadata: null }
  const sold = cart.items.filter((line) => !line.is_return)
  const lines = sold.flatMap((line) =>
    line.tax_lines.map(({ rate, name, code }) => {
      return { id: newId('litl'), rate, name, code, item_id: line.id, ...stamps }
    }),
  )
  const methods = cart.shipping_methods.flatMap((method) =>
    method.tax_lines.map(({ rate, name, code }) => {
      return { id: newId('smtl'), rate, name, code, shipping_method_id: method.id, ...stamps }
    }),
  )
  await tx.insertRows(line_item_tax_line, lines)
  await tx.insertRows(shipping_method_tax_line, methods)
  const ofLine = groupBy(lines, (tax) => tax.item_id)
  const ofMethod = groupBy(methods, (tax) => tax.shipping_method_id)
  return {
    items: cart.items.map((line) =>
      line.is_return ? line : { ...line, tax_lines: ofLine.get(line.id) ?? [] },
    ),
    shipping_methods: cart.shipping_methods.map((method) => ({
      ...method,
      tax_lines: ofMethod.get(method.id) ?? [],
    })),
  }
}

async function insertOrder(
  tx: Tx,
  cart: LoadedCart,
  order: { id: string; customer_id: string; email: string },
  placing: Placing,
): Promise<OrderRow> {
  const { row } = cart
  const billing_address_id = await ownAddress(tx, cart.billing_address)
  const shipping_address_id =
    row.shipping_address_id === row.billing_address_id
      ? billing_address_id
      : await ownAddress(tx, cart.shipping_address)
  const [written] = await tx.insertRows(tx.t.order, [
    {
      ...order,
      status: 'pending',
      fulfillment_status: 'not_fulfilled',
      payment_status: 'awaiting',
      display_id: await nextDisplayId(tx),
      cart_id: row.id,
      region_id: row.region_id,
      currency_code: cart.region.currency_code,
      billing_address_id,
      shipping_address_id,
      sales_channel_id: row.sales_channel_id,
      metadata: row.metadata ?? {},
      draft_order_id: placing.draft_order_id ?? null,
      no_notification: placing.no_notification ?? null,
    },
  ])
  if (!written) throw new Error('The order was not written')
  return written
}

/** An entry of an address book is copied: what the customer changes there later must not change the order. */
async function ownAddress(tx: Tx, address: LoadedCart['billing_address']): Promise<string | null> {
  if (!address?.customer_id) return address?.id ?? null
  const { id: _, created_at: _made, updated_at: _changed, customer_id: _owner, ...parts } = address
  const [copy] = await tx.insertRows(tx.t.address, [parts])
  return copy?.id ?? null
}

async function linkParts(tx: Tx, cart: LoadedCart, order_id: string) {
  const { line_item, shipping_method, order_discounts, order_gift_cards } = tx.t
  const ofCart = { cart_id: cart.row.id }
  await tx.updateRows(line_item, ofCart, { order_id })
  if (cart.shipping_methods.length > 0) await tx.updateRows(shipping_method, ofCart, { order_id })
  await tx.insertRows(
    order_discounts,
    cart.discounts.map(({ id }) => ({ order_id, discount_id: id })),
  )
  await tx.insertRows(
    order_gift_cards,
    cart.gift_cards.map(({ id }) => ({ order_id, gift_card_id: id })),
  )
}

/** What the order costs, and what gift cards paid of it. */
function recordSale(tx: Tx, { id: order_id, currency_code }: OrderRow, totals: SaleTotals) {
  const paid = totals.gift_card_total + totals.gift_card_tax_total
  const entry = { order_id, currency_code }
  return record(
    tx,
    { ...entry, kind: 'order', due: totals.total + paid },
    { ...entry, kind: 'gift_card', paid },
  )
}

async function insertPayment(
  tx: Tx,
  cart: LoadedCart,
  totals: SaleTotals,
  order_id: string,
  { provider_id, data }: NonNullable<Placing['payment']>,
): Promise<PaymentRow | null> {
  const [payment] = await tx.insertRows(tx.t.payment, [
    {
      cart_id: cart.row.id,
      order_id,
      provider_id,
      data,
      amount: totals.total,
      currency_code: cart.region.currency_code,
    },
  ])
  return payment ?? null
}

/** Returns the cart closed: it leads to nothing else any more. @throws conflict when it was closed before */
export async function closeCart(tx: Tx, cart: LoadedCart, payment: PaymentRow | null): Promise<LoadedCart> {
  const completed_at = now()
  const closing = {
    completed_at,
    payment_id: payment?.id ?? null,
    payment_authorized_at: completed_at,
    authorizing_key: null,
    authorizing_at: null,
  }
  const closed = await tx.updateRows(tx.t.cart, { id: cart.row.id, completed_at: null }, closing)
  if (closed === 0) throw conflict('cart_completed', `Cart ${cart.row.id} was completed before`)
  return { ...cart, row: { ...cart.row, ...closing }, payment }
}
