import { allowedWhen } from './allowed-when'
import type { BatchJob } from './entities/batch-job'
import type { ClaimOrder } from './entities/claim'
import type { DraftOrder } from './entities/draft-order'
import type { Fulfillment } from './entities/fulfillment'
import type { GiftCard } from './entities/gift-card'
import type { Order } from './entities/order'
import type { OrderEdit } from './entities/order-edit'
import type { Payment, PaymentCollection } from './entities/payment'
import type { PublishableApiKey } from './entities/publishable-key'
import type { Return } from './entities/return'
import type { Swap } from './entities/swap'

// What may be done with things after the sale, and when (rules: orders to draft orders, files): the server's guards and the
// admin's buttons read the same sentences. What depends on more than the row itself is checked where it is done.

const order = allowedWhen<Order>()
const alive = order.unless('status', 'canceled')
/** What may be done with an order. Each sentence takes an order and says yes or no; `assertCan` refuses by it with a 409 `not_allowed`. */
export const orderCan = {
  update: alive,
  complete: alive,
  archive: order.when('status', 'completed'),
  cancel: order.when('status', 'pending', 'completed', 'requires_action'),
  // Payments come later, too: by order edits and swaps. Whether one is left to be taken, the payments tell.
  capture: alive,
  refund: alive.and(order.unless('payment_status', 'not_paid', 'awaiting', 'refunded', 'canceled')),
  fulfill: alive,
  ship: alive,
  addShippingMethod: alive,
  edit: alive,
  requestReturn: alive,
  swap: alive
    .and(order.when('payment_status', 'captured', 'partially_refunded'))
    .and(order.unless('fulfillment_status', 'not_fulfilled', 'canceled')),
  claim: alive.and(order.unless('fulfillment_status', 'not_fulfilled', 'canceled')),
}

const fulfillment = allowedWhen<Fulfillment>()
const notCanceled = fulfillment.when('canceled_at', null)
/** What may be done with a parcel: once it was sent it is neither sent again nor canceled. */
export const fulfillmentCan = {
  ship: notCanceled.and(fulfillment.when('shipped_at', null)),
  cancel: notCanceled.and(fulfillment.when('shipped_at', null)),
}

const returned = allowedWhen<Return>()
/** What may be done with a return: until it was received or canceled. */
export const returnCan = {
  receive: returned.when('status', 'requested', 'requires_action'),
  cancel: returned.when('status', 'requested', 'requires_action'),
}

const swap = allowedWhen<Swap>()
const liveSwap = swap.when('canceled_at', null)
/** What may be done with an exchange. It is paid and packed only once its customer has agreed; it is canceled only while no money moved. */
export const swapCan = {
  processPayment: liveSwap
    .and(swap.unless('confirmed_at', null))
    .and(swap.when('payment_status', 'awaiting', 'confirmed', 'requires_action')),
  fulfill: liveSwap
    .and(swap.unless('confirmed_at', null))
    .and(swap.when('fulfillment_status', 'not_fulfilled', 'canceled')),
  ship: liveSwap,
  cancel: liveSwap.and(
    swap.unless('payment_status', 'captured', 'difference_refunded', 'partially_refunded', 'refunded'),
  ),
}

const claim = allowedWhen<ClaimOrder>()
const liveClaim = claim.when('canceled_at', null)
/** What may be done with a claim. Only one that replaces goods is packed; one that gave money back stays. */
export const claimCan = {
  update: liveClaim,
  fulfill: liveClaim
    .and(claim.when('type', 'replace'))
    .and(claim.when('fulfillment_status', 'not_fulfilled', 'canceled')),
  ship: liveClaim,
  cancel: liveClaim.and(claim.when('refund_amount', null)),
}

const edit = allowedWhen<OrderEdit>()
const open = edit.when('status', 'created', 'requested')
/** What may be done with a change of an order: staff while it is open, the customer once it was asked for. */
export const orderEditCan = {
  changeItems: open,
  request: open,
  confirm: open,
  decline: edit.when('status', 'requested'),
  complete: edit.when('status', 'requested'),
  cancel: open,
  delete: edit.when('status', 'created'),
}

const draft = allowedWhen<DraftOrder>()
const openDraft = draft.when('status', 'open')
/** What may be done with a draft order: all of it while it is open. */
export const draftOrderCan = { update: openDraft, changeItems: openDraft, pay: openDraft, delete: openDraft }

const job = allowedWhen<BatchJob>()
/** What may be done with a job: confirmed once it was looked through, canceled while it lasts, deleted afterwards. */
export const batchJobCan = {
  confirm: job.when('status', 'pre_processed'),
  cancel: job.when('status', 'created', 'pre_processed', 'confirmed', 'processing'),
  delete: job.when('status', 'completed', 'failed', 'canceled'),
}

const payment = allowedWhen<Payment>()
const livePayment = payment.when('canceled_at', null)
/** What may be done with a payment: taken once, and given back only after it was taken. */
export const paymentCan = {
  capture: livePayment.and(payment.when('captured_at', null)),
  refund: livePayment.and(payment.unless('captured_at', null)),
}

const collection = allowedWhen<PaymentCollection>()
const liveCollection = collection.unless('status', 'canceled')
/** What may be done with money that is collected beside a cart. */
export const paymentCollectionCan = {
  changeSessions: collection.when('status', 'not_paid'),
  authorize: liveCollection,
  markAuthorized: liveCollection,
  delete: collection.when('status', 'not_paid', 'canceled'),
}

const card = allowedWhen<GiftCard>()
/** Whether a gift card pays. Its balance and its last day are checked where it is spent. */
export const giftCardCan = { spend: card.when('is_disabled', false) }

const key = allowedWhen<PublishableApiKey>()
/** Whether a publishable key may be revoked: once. */
export const publishableKeyCan = { revoke: key.when('revoked_at', null) }

/** Actions that, done again, change nothing and are no error (rules: orders, order edits): by machine, then by action. */
export const quietAgain = {
  order: { cancel: 'canceled', complete: 'completed' },
  payment: { capture: 'captured' },
  return: { cancel: 'canceled' },
  swap: { processPayment: 'settled', cancel: 'canceled' },
  claim: { cancel: 'canceled' },
  order_edit: { confirm: 'confirmed', complete: 'confirmed', decline: 'declined', cancel: 'canceled' },
  batch_job: { cancel: 'canceled' },
} as const
