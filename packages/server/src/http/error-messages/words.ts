/** What refusals say to people, in one language. Keys are codes and types of the replies; `message` carries the text. */
export interface ErrorWords {
  insufficient_inventory: string
  discount_limit_reached: string
  gift_card_expired: string
  gift_card_used: string
  cart_completed: string
  cart_authorizing: string
  cart_incompatible_state: string
  taxes_unavailable: string
  payment_authorization_error: string
  sign_in_required: string
  confirm_password: string
  wrong_password: string
  two_factor_required: string
  two_factor_invalid: string
  refund_limit: string
  unauthorized: string
  forbidden: string
  not_found: string
  too_many_requests: string
  unavailable: string
  unknown_error: string
}
