/** A path of a call, as `POST /store/carts cart.payment`, and why it is an exception. */
type Exception = readonly [path: RegExp, reason: string]

/** What the documents of v1 name and none of its servers ever sent. */
export const neverSent: readonly Exception[] = [
  [/items\.gift_card_total$/, 'gift cards pay for the whole, not for a line'],
  [/(cart|data)\.(refunded_total|refundable_amount)$/, 'a cart is paid as an order'],
  [/(cart|data)\.items\.refundable$/, 'goods are given back to an order'],
  [
    /(cart|data)\.(items|shipping_methods)\.tax_lines\.(id|created_at|updated_at|metadata)$/,
    'the taxes of a cart are worked out, and stored when it becomes an order',
  ],
  [/^GET \/store\/product-categories.*\.(is_active|is_internal)$/, 'shoppers see what is active and public'],
]

/** Relations that hold nothing in the answer of these calls, whatever the shop holds. */
export const onlyEmpty: readonly Exception[] = [
  [/^(POST|DELETE) \/store\/carts(?!.*complete).* (cart|data)\.payment$/, 'a cart is open until it is paid'],
  [/complete(-cart)? data\.payment$/, 'a cart is answered while it is not paid'],
  [
    /complete(-cart)? data\.(claims|refunds|swaps)$/,
    'nothing happened yet to an order that was placed just now',
  ],
  [
    /\/line-items(\/:line_id)? (draft_order\.)?cart\.shipping_methods$/,
    'a change of lines takes the shipping methods off',
  ],
  [
    /^POST \/store\/carts cart\.(billing_address|discounts|gift_cards|items\.adjustments|payment_sessions|shipping_methods)$/,
    'a new cart has a region, lines and a country',
  ],
  [/^(POST|DELETE) \/admin\/draft-orders.* draft_order\.cart\.payment$/, 'a draft is open until it is paid'],
  [/^POST \/admin\/draft-orders draft_order\.(order|cart\.(gift_cards|payment_sessions))$/, 'a draft is new'],
  [/\/pay order\.(claims|fulfillments|refunds|returns|swaps)$/, 'the order of a draft is new'],
  [/claims\.additional_items\.adjustments$/, 'discounts are not for goods that make up for others'],
  [
    /^POST \/admin\/orders\/:id\/cancel order\.(claims|fulfillments|refunds|returns|swaps)$/,
    'an order that was sent and paid back is not canceled',
  ],
  [/^POST \/store\/swaps swap\.(fulfillments|payment|shipping_address|shipping_methods)$/, 'a swap is new'],
  [/^POST \/admin\/order-edits order_edit\.(changes|payment_collection)$/, 'an edit is new'],
  [
    /^POST \/(store|admin)\/customers customer\.(billing_address|shipping_addresses|orders)$/,
    'a customer is new',
  ],
  [/^POST \/admin\/collections collection\.products$/, 'a collection is new'],
  [/^POST \/admin\/product-categories product_category\.category_children$/, 'a category is new'],
  [/^POST \/admin\/return-reasons return_reason\.return_reason_children$/, 'a reason is new'],
  [/^POST \/admin\/shipping-profiles shipping_profile\.(products|shipping_options)$/, 'a profile is new'],
  [/^POST \/admin\/gift-cards gift_card\.order$/, 'staff make gift cards without an order'],
  [/^POST \/admin\/discounts discount\.parent_discount$/, 'only codes of a dynamic discount have a parent'],
  [/dynamic-codes\/:code discount\.parent_discount$/, 'removing a code answers the discount it came from'],
  [/dynamic-codes discount\.regions$/, 'a code is valid where its parent is'],
]

/** Those of these paths that no exception explains, and the exceptions that explain none of them. */
export function unexplained(paths: readonly string[], exceptions: readonly Exception[]) {
  return {
    paths: paths.filter((path) => !exceptions.some(([pattern]) => pattern.test(path))),
    idle: exceptions.flatMap(([pattern, reason]) =>
      paths.some((path) => pattern.test(path)) ? [] : [`${pattern} (${reason})`],
    ),
  }
}
