import { paths } from '../../paths'

/** The family of calls behind the records of a list, by the address of the list. */
const families: Readonly<Record<string, string>> = {
  [paths.orders]: '/admin/orders',
  [paths.draftOrders]: '/admin/draft-orders',
  [paths.products]: '/admin/products',
  [paths.collections]: '/admin/collections',
  [paths.customers]: '/admin/customers',
  [paths.customerGroups]: '/admin/customer-groups',
  [paths.discounts]: '/admin/discounts',
  [paths.giftCards]: '/admin/gift-cards',
  [paths.pricing]: '/admin/price-lists',
  [paths.inventory]: '/admin/inventory-items',
  [paths.salesChannels]: '/admin/sales-channels',
  [paths.apiKeys]: '/admin/publishable-api-keys',
  [paths.regions]: '/admin/regions',
  [paths.shippingProfiles]: '/admin/shipping-profiles',
}

/** Where somebody is who looks at a record of a list; null where others are not shown. */
export const placeOf = (list: string, id: string): string | null => {
  const family = families[list]
  return family && id ? `${family}/${id}` : null
}
