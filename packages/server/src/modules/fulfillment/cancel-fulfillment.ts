import { fulfillmentCan } from '@cartwright/contract'
import { assertCan } from '../../assert-can'
import { notAllowed } from '../../errors'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { type FulfillmentRow, fulfillmentProvider, markCanceled, unpack } from './create-fulfillment'

/**
 * Unpacks a parcel that was not sent: its lines are to be fulfilled again, its goods are back in stock. Afterwards,
 * outside the transaction, `tellCarrier` calls it off.
 * @throws not_allowed when it was shipped or canceled, or goods of it came back already
 */
export async function cancelFulfillment(tx: Tx, fulfillment: FulfillmentRow): Promise<void> {
  assertCan(fulfillmentCan, 'cancel', fulfillment, 'The fulfillment')
  if (!(await markCanceled(tx, fulfillment.id)))
    throw notAllowed('The fulfillment cannot be canceled: it was shipped or canceled meanwhile')
  await unpack(tx, fulfillment)
}

/** A carrier that cannot be reached must be told by hand; the parcel stays canceled. */
export async function tellCarrier(shop: Shop, fulfillment: FulfillmentRow): Promise<void> {
  try {
    await fulfillmentProvider(shop, fulfillment.provider_id).cancel(fulfillment.data)
  } catch (error) {
    shop.log.error({ err: error, fulfillment: fulfillment.id }, 'the carrier was not told of a cancellation')
  }
}
