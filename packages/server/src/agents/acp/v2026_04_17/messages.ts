import type { NotDone } from '../../selling/said'

/** Who mends what a message tells of. */
type Resolution = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review'

/** The closed lists of the protocol, as far as this shop has anything to say by them. */
type ErrorCode =
  | 'missing'
  | 'invalid'
  | 'out_of_stock'
  | 'payment_declined'
  | 'requires_3ds'
  | 'region_restricted'
  | 'unsupported'
  | 'not_found'
  | 'intervention_required'
  | 'coupon_invalid'

const discountCodes = [
  'discount_code_expired',
  'discount_code_invalid',
  'discount_code_already_applied',
  'discount_code_combination_disallowed',
  'discount_code_minimum_not_met',
  'discount_code_user_not_logged_in',
  'discount_code_user_ineligible',
  'discount_code_usage_limit_reached',
] as const
type DiscountCode = (typeof discountCodes)[number]

interface Told {
  content_type: 'plain'
  content: string
  param?: string
}

export type Message =
  | ({ type: 'error'; code: ErrorCode; resolution: Resolution } & Told)
  | ({ type: 'warning'; code: DiscountCode } & Told)
  | ({ type: 'info' } & Told)

const told = (content: string, param: string | undefined): Told => ({
  content_type: 'plain',
  content,
  ...(param ? { param } : {}),
})

export const problem = (
  code: ErrorCode,
  content: string,
  param?: string,
  resolution: Resolution = 'recoverable',
): Message => ({ type: 'error', code, resolution, ...told(content, param) })

export const info = (content: string, param?: string): Message => ({ type: 'info', ...told(content, param) })

/** Why a code of a discount does not count, by the list of the protocol. */
export const discountCodeOf = (code: string): DiscountCode =>
  discountCodes.find((one) => one === code) ?? 'discount_code_invalid'

/** What was asked for and is not so, at the place where it was asked. */
export function messageOf({ code, content, path }: NotDone): Message {
  if (code === notTaken) return info(content, path)
  if (code.startsWith('discount_'))
    return { type: 'warning', code: discountCodeOf(code), ...told(content, path) }
  return problem(errorCodes[code] ?? 'invalid', content, path)
}

/** A wish that this shop has no place for, which keeps nobody from buying. */
export const notTaken = 'not_taken'

/** By the words of the shop. */
export const errorCodes: Readonly<Record<string, ErrorCode>> = {
  missing: 'missing',
  invalid: 'invalid',
  out_of_stock: 'out_of_stock',
  item_unavailable: 'not_found',
  address_undeliverable: 'region_restricted',
  fulfillment_option_unavailable: 'invalid',
  fulfillment_method_unavailable: 'unsupported',
  payment_failed: 'payment_declined',
  payment_by_buyer: 'intervention_required',
}
