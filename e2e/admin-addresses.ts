import type { Client } from '@cartwright/sdk'
import { addressOf, registry } from '../packages/admin/src/screens/registry'

const one = { limit: 1 }

/** Finds a record for each screen that shows one, or makes it where the shop has none. Keys are paths of the registry. */
const records: Record<string, (admin: Client['admin']) => Promise<string | undefined>> = {
  'orders/:id': async ({ orders }) => (await orders.list(one)).orders[0]?.id,
  'orders/:id/edit': async ({ orders }) => (await orders.list(one)).orders[0]?.id,
  'draft-orders/:id': async ({ draftOrders, shippingOptions }) => {
    const [draft] = (await draftOrders.list(one)).draft_orders
    if (draft) return draft.id
    const [option] = (await shippingOptions.list({ ...one, is_return: false })).shipping_options
    if (!option) return undefined
    const { draft_order } = await draftOrders.create({
      email: 'ada@example.com',
      region_id: option.region_id,
      items: [{ title: 'Engraving', unit_price: 1500, quantity: 1 }],
      // Named, as not every option has a price of its own.
      shipping_methods: [{ option_id: option.id, price: 0 }],
    })
    return draft_order.id
  },
  'products/:id': async ({ products }) => (await products.list(one)).products[0]?.id,
  'collections/:id': async ({ collections }) => (await collections.list(one)).collections[0]?.id,
  'customers/:id': async ({ customers }) => (await customers.list(one)).customers[0]?.id,
  'customers/groups/:id': async ({ customerGroups }) =>
    (await customerGroups.list(one)).customer_groups[0]?.id ??
    (await customerGroups.create({ name: 'Wholesale' })).customer_group.id,
  'inventory/items/:id': async ({ inventoryItems }) =>
    (await inventoryItems.list(one)).inventory_items[0]?.id,
  'discounts/:id': async ({ discounts, regions }) => {
    const [discount] = (await discounts.list(one)).discounts
    if (discount) return discount.id
    const ids = (await regions.list()).regions.map(({ id }) => id)
    if (ids.length === 0) return undefined
    const rule = { type: 'percentage', value: 10, allocation: 'total' } as const
    return (await discounts.create({ code: 'WELCOME10', rule, regions: ids })).discount.id
  },
  'gift-cards/:id': async ({ giftCards, regions }) => {
    const [card] = (await giftCards.list(one)).gift_cards
    if (card) return card.id
    const [region] = (await regions.list(one)).regions
    return region && (await giftCards.create({ value: 5000, region_id: region.id })).gift_card.id
  },
  'pricing/:id': async ({ priceLists }) =>
    (await priceLists.list(one)).price_lists[0]?.id ??
    (await priceLists.create({ name: 'Winter', description: 'A fifth off', type: 'sale', prices: [] }))
      .price_list.id,
  'settings/regions/:id': async ({ regions }) => (await regions.list(one)).regions[0]?.id,
  'settings/taxes/:id': async ({ regions }) => (await regions.list(one)).regions[0]?.id,
  'settings/shipping-profiles/:id': async ({ shippingProfiles }) =>
    (await shippingProfiles.list()).shipping_profiles[0]?.id,
  'settings/jobs/:id': async ({ batchJobs }) =>
    (await batchJobs.list(one)).batch_jobs[0]?.id ??
    (await batchJobs.create({ type: 'product-export', context: {} })).batch_job.id,
  'sales-channels/:id': async ({ salesChannels }) => (await salesChannels.list(one)).sales_channels[0]?.id,
  'publishable-api-keys/:id': async ({ publishableApiKeys }) =>
    (await publishableApiKeys.list(one)).publishable_api_keys[0]?.id ??
    (await publishableApiKeys.create({ title: 'Storefront' })).publishable_api_key.id,
  'settings/webhooks/:id': async ({ webhooks }) =>
    (await webhooks.list(one)).webhooks[0]?.id ??
    (await webhooks.create({ url: 'https://books.example.com/hooks', events: ['order.placed'] })).webhook.id,
  'settings/team/roles/:id': async ({ roles }) => (await roles.list()).roles[0]?.id,
  // No program is connected: the screen says so.
  'oauth/:app_name': async () => 'bookkeeping',
}

/**
 * The address of every screen of the back office, inside the application, and of one that is nowhere. A shop that has no
 * record for a screen is an error, unless such screens are left out.
 */
export async function adminAddresses(
  { admin }: Client,
  { without = 'throw' }: { without?: 'throw' | 'leave out' } = {},
): Promise<string[]> {
  const addresses: string[] = []
  for (const screen of registry) {
    const address = addressOf(screen)
    if (!address.includes(':')) {
      addresses.push(address)
      continue
    }
    const id = await records[screen.path]?.(admin)
    if (!id && without === 'leave out') continue
    if (!id) throw new Error(`Which record shall /${screen.path} show? e2e/admin-addresses.ts knows none.`)
    addresses.push(address.replace(/:\w+/, id))
  }
  return [...addresses, '/a/orders?payment_status=captured', '/a/nowhere']
}
