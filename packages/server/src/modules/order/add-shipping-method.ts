import { orderCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { record } from '../payment/ledger'
import { fulfillmentProvider } from '../shipping/fulfillment-provider'
import { findOptions } from '../shipping/queries'
import { addSaleMethod, type MethodOwner, type NewMethod } from '../shipping/sale-method'
import { type TaxedSale, taxedTransaction } from '../tax/sale-taxes'
import { orderTotals } from '../totals/order-totals'
import { assertSaleBounds, sizeOf } from '../totals/sale-bounds'
import { saleOf } from './order-reply'
import { lockOrder, othersOfProfile } from './queries'
import { loadOrder } from './read-order'

/**
 * Adds a way to send an order, at any price, in place of the one of the same profile.
 * @throws not_allowed for a canceled order, not_found or invalid_data for the option
 */
export async function addOrderShippingMethod(shop: Shop, id: string, input: NewMethod): Promise<void> {
  const data = await checkedData(shop, id, input)
  await taxedTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, id)
    assertCan(orderCan, 'addShippingMethod', order, 'The order')
    const before = await costOf(shop, tx, id)
    await replaceMethod(tx, { order_id: id }, order, { ...input, data })
    const after = await costOf(shop, tx, id)
    assertSaleBounds(after.sale, () => after.totals, before.size)
    await record(tx, {
      order_id: id,
      currency_code: order.currency_code,
      kind: 'shipping',
      due: after.totals.total - before.totals.total,
    })
  })
}

async function costOf(shop: Shop, tx: Tx, id: string) {
  const sale = await loadOrder(tx, id)
  return { sale, size: sizeOf(sale), totals: orderTotals(saleOf(sale), shop.flags) }
}

/** What the carrier makes of the chosen data; asked before anything is written. */
export async function checkedData(shop: Shop, resourceId: string, { option_id, data }: NewMethod) {
  const [option] = await findOptions(shop.db, [option_id])
  if (!option) throw notFound('Shipping Option', option_id)
  return fulfillmentProvider(shop, option.provider_id).validateData(option.data, data ?? {}, {
    id: resourceId,
  })
}

/** A method of the same profile gives way to the new one. */
async function replaceMethod(tx: Tx, owner: MethodOwner, sale: TaxedSale, input: NewMethod) {
  const { shipping_method: method, shipping_method_tax_line: tax } = tx.t
  const made = await addSaleMethod(tx, owner, sale, input)
  const [key, id] = Object.entries(owner)[0] as [keyof MethodOwner, string]
  const same = await othersOfProfile(tx, made.option.profile_id, made.id, id, key)
  const gone = same.map((row) => row.id)
  if (gone.length === 0) return
  await tx.deleteRows(tax, { shipping_method_id: gone })
  await tx.deleteRows(method, { id: gone })
}
