/** What a shop can switch off as a whole. */
export type Flag =
  | 'analytics'
  | 'order_editing'
  | 'publishable_api_keys'
  | 'sales_channels'
  | 'product_categories'
  | 'tax_inclusive_pricing'

/** The calls a flag takes away when it is off. */
const flagged: readonly (readonly [calls: RegExp, flag: Flag])[] = [
  [/ \/admin\/analytics-configs/, 'analytics'],
  [/ \/admin\/sales-channels/, 'sales_channels'],
  [/ \/admin\/publishable-api-keys/, 'publishable_api_keys'],
  [/ \/(admin|store)\/product-categories/, 'product_categories'],
  [/ \/(admin|store)\/order-edits/, 'order_editing'],
  [/^POST \/admin\/currencies/, 'tax_inclusive_pricing'],
]

/** The flag that a call, as `GET /admin/sales-channels`, is there by; undefined for one that every shop answers. */
export const flagOf = (call: string): Flag | undefined => flagged.find(([calls]) => calls.test(call))?.[1]
