import type { CallName } from '@cartwright/contract'
import type { Flags } from '../shop'

/** The calls a flag takes away when it is off. */
const flagged: readonly (readonly [prefix: RegExp, flag: keyof Flags])[] = [
  [/^\/admin\/analytics-configs/, 'analytics'],
  [/^\/admin\/sales-channels/, 'sales_channels'],
  [/^\/admin\/publishable-api-keys/, 'publishable_api_keys'],
  [/^\/(admin|store)\/product-categories/, 'product_categories'],
  [/^\/(admin|store)\/order-edits/, 'order_editing'],
]

export const flagOf = (name: CallName): keyof Flags | undefined => {
  const path = name.split(' ')[1] ?? ''
  return flagged.find(([prefix]) => prefix.test(path))?.[1]
}
