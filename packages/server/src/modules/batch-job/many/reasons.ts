import type { BatchJobRowError, ManyReason } from '@cartwright/contract'

/** Each reason in a sentence, and what to do about it. */
const sentences: Record<ManyReason, readonly [message: string, hint?: string]> = {
  unknown: ['There is none of this number or id', 'Check the number'],
  canceled: ['The order is canceled'],
  already_done: ['It is so already'],
  nothing_to_capture: ['No payment waits to be captured', 'Send the customer a link to pay'],
  nothing_to_pack: ['No line is left to pack'],
  no_shipping_method: ['The order has no shipping method', 'Add one on the page of the order'],
  not_packed: ['Nothing is packed that could be sent', 'Pack the order first'],
  several_parcels: [
    'Several parcels wait to be sent, and the tracking numbers are not as many',
    'Give one number for each parcel, or send them from the page of the order',
  ],
  not_completed: ['Only completed orders are archived', 'Complete the order first'],
  payment_failed: [
    'The payment provider refused the capture',
    'Look at the payment on the page of the order, and try again',
  ],
  payment_busy: ['The payment is being processed by another request', 'Try again shortly'],
  no_price: ['It has no price of its own in these currencies'],
  refused: ['It was refused'],
}

/** A reason as the report of a job keeps it. */
export function reasonOf(code: ManyReason, isRefused: boolean, message?: string): BatchJobRowError {
  const [said, hint] = sentences[code]
  return {
    column: null,
    value: null,
    message: message ?? said,
    level: isRefused ? 'error' : 'warning',
    ...(hint ? { hint } : {}),
    code,
  }
}
