import { type LineItem, orderCan, type Parsed } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { additionalLines } from '../fulfillment/queries'
import { releaseReservations } from '../inventory/release-reservations'
import { reserveStock } from '../inventory/reserve-stock'
import { checkedData } from '../order/add-shipping-method'
import { insertNewLines } from '../order/new-lines'
import { type LoadedOrder, saleOf } from '../order/order-reply'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { emitRefunded } from '../order/refund-order'
import { soldLines } from '../order/stock'
import { taxLinesByProvider } from '../order/tax-lines-by-provider'
import { dropRefund, type RefundRow, reserveRefund, sendRefund } from '../payment/refund-payments'
import { bookReturn, insertReturn } from '../return/request-return'
import { linesSold, refundValue } from '../return/return-lines'
import { addSaleMethod } from '../shipping/sale-method'
import { type TaxedSale, taxedTransaction } from '../tax/sale-taxes'
import { orderTotals } from '../totals/order-totals'
import { assertSaleBounds } from '../totals/sale-bounds'
import { claimSale } from './claim-sale'
import { type ClaimRow, tagsFor } from './queries'

type CreateClaim = Parsed<'POST /admin/orders/:id/claims'>['body']
type ClaimedItem = CreateClaim['claim_items'][number]
interface Claimed {
  line: LineItem
  item: ClaimedItem
}

/**
 * Makes good what was wrong with an order: money back at once, or other goods, for which stock is kept at once.
 * @throws invalid_data for a claim that does not say what it needs to, not_allowed for more than was fulfilled
 */
export async function createClaim(shop: Shop, orderId: string, input: CreateClaim): Promise<string> {
  assertConsistent(input)
  const methods = await checkedMethods(shop, orderId, input.shipping_methods ?? [])
  const { claim, refund, returnId } = await taxedTransaction(shop, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (locked.status === 'canceled') throw invalidData('claim_items: the order was canceled')
    assertCan(orderCan, 'claim', locked, 'The order', notAllowed)
    const order = await loadOrder(tx, orderId)
    const claimed = claimedLines(order, input.claim_items)
    const amount = input.type === 'refund' ? (input.refund_amount ?? worthOf(shop, order, claimed)) : null
    const claim = await insertClaim(tx, order, input, amount)
    await insertItems(tx, claim, claimed)
    await insertGoods(shop, tx, order, claim, input)
    for (const method of methods) await attachMethod(tx, claim, order, method)
    const refund = amount ? await reserveRefund(tx, { order_id: orderId, amount, reason: 'claim' }) : null
    const back = await insertReturnOf(shop, tx, order, claim, input)
    await emit(tx, 'claim.created', { id: claim.id, no_notification: claim.no_notification })
    return { claim, refund, returnId: back }
  })
  // The carrier is asked before the money goes: what it refuses can still be undone.
  if (returnId)
    await bookReturn(shop, returnId).catch((error) => undo(shop, claim, { returnId, refund }, error))
  if (refund) await payBack(shop, claim, { returnId, refund })
  return claim.id
}

/** What a provider refused leaves no claim behind that promises it: it can be made again. */
async function undo(
  shop: Shop,
  claim: ClaimRow,
  { returnId, refund }: { returnId: string | null; refund: RefundRow | null },
  error: unknown,
): Promise<never> {
  await shop.transaction(async (tx) => {
    await lockOrder(tx, claim.order_id)
    const { claim_order, return: returns } = tx.t
    if (refund) await dropRefund(tx, refund)
    if (returnId) await tx.updateRows(returns, { id: returnId }, { status: 'canceled' })
    await tx.updateRows(
      claim_order,
      { id: claim.id },
      {
        canceled_at: now(),
        canceled_by: actingId(),
        fulfillment_status: 'canceled',
        ...(claim.type === 'refund' ? { payment_status: 'not_refunded' } : {}),
      },
    )
    const lines = await additionalLines(tx, claimSale, claim.id)
    await releaseReservations(
      tx,
      lines.map((line) => line.id),
    )
    await emit(tx, 'claim.canceled', { id: claim.id, no_notification: claim.no_notification })
  })
  throw error
}

function assertConsistent(input: CreateClaim) {
  if (input.type === 'replace' && !input.additional_items?.length)
    throw invalidData('additional_items: a replacement needs the goods to send instead')
  if (input.type === 'replace' && input.refund_amount)
    throw invalidData('refund_amount: only a claim of type refund gives money back')
  if (input.refund_amount !== undefined && input.refund_amount !== null && input.refund_amount < 0)
    throw invalidData('refund_amount: it cannot be below 0')
  for (const { item_id, quantity, reason } of input.claim_items) {
    if (!reason) throw invalidData(`claim_items: say the reason for ${item_id}`)
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData(`claim_items: the quantity of ${item_id} must be a whole number above 0`)
  }
}

type GivenMethod = NonNullable<CreateClaim['shipping_methods']>[number]

/** What carriers make of the chosen data, before anything is written. */
export async function checkedMethods(
  shop: Shop,
  resourceId: string,
  methods: readonly GivenMethod[],
): Promise<GivenMethod[]> {
  const checked: GivenMethod[] = []
  for (const method of methods) {
    if (!method.id && !method.option_id)
      throw invalidData('shipping_methods: name the id of a method, or an option_id')
    checked.push(
      method.option_id && !method.id
        ? {
            ...method,
            data: await checkedData(shop, resourceId, { ...method, option_id: method.option_id }),
          }
        : method,
    )
  }
  return checked
}

function claimedLines(order: LoadedOrder, items: readonly ClaimedItem[]): Claimed[] {
  const sold = new Map(linesSold(order).map((one) => [one.line.id, one]))
  return items.map((item) => {
    const found = sold.get(item.item_id)
    if (!found) throw invalidData(`claim_items: there is no line ${item.item_id} on this order`)
    if (found.canceled) throw invalidData(`claim_items: the line ${item.item_id} was canceled`)
    const { line } = found
    if (!line.variant_id) throw notAllowed(`claim_items: ${line.title} is no product and cannot be claimed`)
    if (item.quantity > (line.fulfilled_quantity ?? 0))
      throw notAllowed(
        `claim_items: only ${line.fulfilled_quantity ?? 0} of line ${item.item_id} were fulfilled, not ${item.quantity}`,
      )
    return { line, item }
  })
}

/** What the claimed goods cost, as far as they were sent. */
const worthOf = (shop: Shop, order: LoadedOrder, claimed: readonly Claimed[]): number =>
  claimed.reduce(
    (sum, { line, item }) =>
      (line.shipped_quantity ?? 0) >= item.quantity
        ? sum + refundValue(line, item.quantity, saleOf(order), shop.flags)
        : sum,
    0,
  )

async function insertClaim(
  tx: Tx,
  order: LoadedOrder,
  input: CreateClaim,
  refund_amount: number | null,
): Promise<ClaimRow> {
  const { claim_order, address } = tx.t
  const [given] = input.shipping_address
    ? await tx
        .insert(address)
        .values({
          ...input.shipping_address,
          country_code: input.shipping_address.country_code?.toLowerCase() ?? null,
        })
        .returning({ id: address.id })
    : []
  const [claim] = await tx
    .insert(claim_order)
    .values({
      order_id: order.id,
      type: input.type,
      payment_status: input.type === 'refund' ? 'refunded' : 'na',
      shipping_address_id: given?.id ?? order.shipping_address_id,
      refund_amount,
      no_notification: input.no_notification ?? order.no_notification,
      metadata: input.metadata ?? null,
      created_by: actingId(),
    })
    .returning()
  return claim as ClaimRow
}

async function insertItems(tx: Tx, claim: ClaimRow, claimed: readonly Claimed[]) {
  const { claim_item, claim_image, claim_item_tags } = tx.t
  for (const { line, item } of claimed) {
    const [row] = await tx
      .insert(claim_item)
      .values({
        claim_order_id: claim.id,
        item_id: line.id,
        variant_id: line.variant_id ?? '',
        reason: item.reason ?? 'other',
        note: item.note ?? null,
        quantity: item.quantity,
      })
      .returning({ id: claim_item.id })
    const id = row?.id ?? ''
    if (item.images?.length)
      await tx.insert(claim_image).values(item.images.map((url) => ({ claim_item_id: id, url })))
    const tags = await tagsFor(tx, item.tags ?? [])
    if (tags.length > 0)
      await tx.insert(claim_item_tags).values(tags.map((tag_id) => ({ item_id: id, tag_id })))
    await emit(tx, 'claim_item.created', { id })
  }
}

async function insertGoods(shop: Shop, tx: Tx, order: LoadedOrder, claim: ClaimRow, input: CreateClaim) {
  const lines = await insertNewLines(
    shop,
    tx,
    order,
    { claim_order_id: claim.id },
    input.additional_items ?? [],
    { taxed: true },
  )
  const { region } = saleOf(order)
  const sent = { items: lines, region, shipping_methods: input.shipping_methods?.map(priceOf) }
  assertSaleBounds(sent, () => orderTotals(sent, shop.flags))
  await taxLinesByProvider(
    tx,
    sentTo(order, claim),
    lines.map((line) => line.id),
  )
  await reserveStock(tx, soldLines(lines), { sales_channel_id: order.sales_channel_id })
}

const priceOf = ({ price }: GivenMethod) => ({ price: price ?? 0, tax_lines: null })

/** Replacements may go to another address than the order did. */
const sentTo = ({ region_id, customer_id }: TaxedSale, { shipping_address_id }: ClaimRow): TaxedSale => ({
  region_id,
  customer_id,
  shipping_address_id,
})

/** An existing method goes over to the claim, a new one is made. */
export async function attachMethod(tx: Tx, claim: ClaimRow, order: TaxedSale, method: GivenMethod) {
  if (!method.id) {
    const { option_id, price, data } = method
    await addSaleMethod(tx, { claim_order_id: claim.id }, sentTo(order, claim), {
      option_id: option_id ?? '',
      price,
      data,
    })
    return
  }
  const { shipping_method } = tx.t
  const moved = await tx.updateRows(shipping_method, { id: method.id }, { claim_order_id: claim.id })
  if (moved === 0) throw notFound('Shipping method', method.id)
}

async function insertReturnOf(
  shop: Shop,
  tx: Tx,
  order: LoadedOrder,
  claim: ClaimRow,
  input: CreateClaim,
): Promise<string | null> {
  if (!input.return_shipping) return null
  const { row } = await insertReturn(
    shop,
    tx,
    order,
    { order_id: order.id, claim_order_id: claim.id },
    {
      items: input.claim_items.map(({ item_id, quantity, note }) => ({ item_id, quantity, note })),
      return_shipping: input.return_shipping,
      location_id: input.return_location_id,
      no_notification: input.no_notification,
    },
    { customer: false },
  )
  // The claim gave the money back already; its return tells how much that was.
  await tx.updateRows(tx.t.return, { id: row.id }, { refund_amount: claim.refund_amount ?? 0 })
  return row.id
}

async function payBack(
  shop: Shop,
  claim: ClaimRow,
  { returnId, refund }: { returnId: string | null; refund: RefundRow },
) {
  await sendRefund(shop, refund).catch(async (error) => {
    const { refund: t } = shop.db.t
    const left = await shop.db.rowWhere(t, { id: refund.id }, { columns: ['id'] })
    // Nothing was paid: the claim comes to nothing. What is left of the refund is on its way, and the claim stands.
    if (!left) await undo(shop, claim, { returnId, refund: null }, error)
    throw error
  })
  const { no_notification } = claim
  await shop.transaction(async (tx) => {
    await emit(tx, 'claim.refund_processed', { id: claim.id, no_notification })
    await emitRefunded(tx, refund, no_notification)
  })
}
