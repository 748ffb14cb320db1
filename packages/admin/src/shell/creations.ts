import type { CallName } from '@cartwright/contract'
import type { PlaceName } from '../screens/screen'

/** By which call the records of a place are made. Its list makes one at `?new`. */
export const creations: Partial<Record<PlaceName, CallName>> = {
  draft_orders: 'POST /admin/draft-orders',
  products: 'POST /admin/products',
  categories: 'POST /admin/product-categories',
  collections: 'POST /admin/collections',
  customers: 'POST /admin/customers',
  customer_groups: 'POST /admin/customer-groups',
  reservations: 'POST /admin/reservations',
  stock_locations: 'POST /admin/stock-locations',
  discounts: 'POST /admin/discounts',
  gift_cards: 'POST /admin/gift-cards',
  pricing: 'POST /admin/price-lists',
  regions: 'POST /admin/regions',
  return_reasons: 'POST /admin/return-reasons',
  shipping_profiles: 'POST /admin/shipping-profiles',
  sales_channels: 'POST /admin/sales-channels',
  api_keys: 'POST /admin/publishable-api-keys',
  api_tokens: 'POST /admin/api-tokens',
}
