import { paths } from '../../paths'
import type { PlaceName } from '../screen'

interface Entity {
  /** The place whose name it has. */
  place: PlaceName
  /** Where one of them is shown. */
  href?: (id: string) => string
}

/** What the log calls things, in the words of the database, as places of the back office. */
export const entities: Readonly<Record<string, Entity>> = {
  order: { place: 'orders', href: paths.order },
  draft_order: { place: 'draft_orders', href: paths.draftOrder },
  product: { place: 'products', href: paths.product },
  product_category: { place: 'categories' },
  product_collection: { place: 'collections', href: paths.collection },
  price_list: { place: 'pricing', href: paths.priceList },
  customer: { place: 'customers', href: paths.customer },
  customer_group: { place: 'customer_groups', href: paths.customerGroup },
  inventory_item: { place: 'inventory', href: paths.inventoryItem },
  reservation_item: { place: 'reservations' },
  stock_location: { place: 'stock_locations' },
  discount: { place: 'discounts', href: paths.discount },
  gift_card: { place: 'gift_cards', href: paths.giftCard },
  store: { place: 'details', href: () => paths.storeSettings },
  region: { place: 'regions', href: paths.region },
  tax_rate: { place: 'taxes' },
  return_reason: { place: 'return_reasons' },
  shipping_profile: { place: 'shipping_profiles', href: paths.shippingProfile },
  sales_channel: { place: 'sales_channels', href: paths.salesChannel },
  publishable_api_key: { place: 'api_keys', href: paths.apiKey },
  user: { place: 'team', href: () => paths.team },
  invite: { place: 'team', href: () => paths.team },
  staff_role: { place: 'team', href: paths.role },
  api_token: { place: 'api_tokens' },
  batch_job: { place: 'jobs' },
}
