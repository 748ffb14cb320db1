/**
 * What stands to be chosen, as plain words. They are apart from the schemas that are made of them: a page that offers them in a list
 * needs no schemas, which are much code.
 */

/** What is wrong with an item that is claimed. */
export const claimItemReasons = ['missing_item', 'wrong_item', 'production_failure', 'other'] as const
/** What was wrong with goods of a claim. */
export type ClaimItemReason = (typeof claimItemReasons)[number]
/** Whether anything is one of these reasons. */
export const isClaimItemReason = (text: unknown): text is ClaimItemReason =>
  (claimItemReasons as readonly unknown[]).includes(text)

/** How far the delivery of an event has come. */
export const webhookDeliveryStatuses = ['waiting', 'delivered', 'failed'] as const
/** How far a message to a webhook has come. */
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number]

/** Why records of many were left out or refused. Words, so that programs tell them in their own. */
export const manyReasons = [
  'unknown',
  'canceled',
  'already_done',
  'nothing_to_capture',
  'nothing_to_pack',
  'no_shipping_method',
  'not_packed',
  'several_parcels',
  'not_completed',
  'payment_failed',
  'payment_busy',
  'no_price',
  'refused',
] as const
/** Why a record was left out of a job that changes many. */
export type ManyReason = (typeof manyReasons)[number]
