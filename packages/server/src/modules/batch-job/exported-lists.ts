import {
  type BatchJobType,
  type CallName,
  type Customer,
  type CustomerGroup,
  type Discount,
  type DraftOrder,
  decimalsOf,
  decimalText,
  type GiftCard,
  type InventoryItemDetails,
  type InventoryLevelDetails,
  type NewsletterSubscriber,
  type Output,
  type PriceList,
  type ProductCategory,
} from '@cartwright/contract'
import { askByShop } from '../../http/ask-by-shop'
import { type Handler, Reply } from '../../http/request'
import type { Shop } from '../../shop'
import { shapeOf } from '../../store/reading/shape'
import { categoryRoutes } from '../category/routes'
import { customerRoutes } from '../customer/routes'
import { discountRoutes } from '../discount/routes'
import { draftOrderRoutes } from '../draft-order/routes'
import { giftCardRoutes } from '../gift-card/routes'
import { inventoryRoutes } from '../inventory/routes'
import { newsletterRoutes } from '../newsletter/routes'
import { pricingRoutes } from '../price-list/routes'
import { type ListExport, listExport } from './export-list'

/** One page of a list by the very route that staff read it by, so that its filters mean the same. */
const pageOf =
  <K extends CallName, Row>(
    route: Handler<K>,
    relations: readonly string[],
    rowsOf: (reply: Output<K>) => readonly Row[],
  ): ListExport<Row>['page'] =>
  async (shop, query) => {
    const answer = await route(
      shop,
      askByShop<K>({ params: {}, query, body: undefined, shape: shapeOf(relations) } as never),
    )
    if (answer instanceof Reply) throw new Error('A list answered with a refusal')
    return { rows: rowsOf(answer), count: (answer as { count: number }).count }
  }

const itself = <Row>(row: Row): Row[] => [row]
const names = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name).join(', ')
const amount = (value: number, currency: string | undefined) =>
  currency ? decimalText(value, decimalsOf(currency)) : value

const customers: ListExport<Customer> = {
  type: 'customer-export',
  name: 'customers',
  call: 'GET /admin/customers',
  page: pageOf(customerRoutes['GET /admin/customers'], ['groups'], ({ customers }) => customers),
  rowsOf: itself,
  columns: [
    ['Customer ID', ({ id }) => id],
    ['Email', ({ email }) => email],
    ['First name', ({ first_name }) => first_name],
    ['Last name', ({ last_name }) => last_name],
    ['Phone', ({ phone }) => phone],
    ['Has account', ({ has_account }) => has_account],
    ['Groups', ({ groups }) => names(groups)],
    ['Created at', ({ created_at }) => created_at],
  ],
}

const customerGroups: ListExport<CustomerGroup> = {
  type: 'customer-group-export',
  name: 'customer groups',
  call: 'GET /admin/customer-groups',
  page: pageOf(customerRoutes['GET /admin/customer-groups'], [], ({ customer_groups }) => customer_groups),
  rowsOf: itself,
  columns: [
    ['Group ID', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Created at', ({ created_at }) => created_at],
  ],
}

/** For whoever sends the letters: of each reader what the law wants known, too, when they agreed and whether they left. */
const newsletter: ListExport<NewsletterSubscriber> = {
  type: 'newsletter-export',
  name: 'newsletter readers',
  call: 'GET /admin/newsletter-subscribers',
  page: pageOf(
    newsletterRoutes['GET /admin/newsletter-subscribers'],
    [],
    ({ newsletter_subscribers }) => newsletter_subscribers,
  ),
  rowsOf: itself,
  columns: [
    ['Email', ({ email }) => email],
    ['State', ({ state }) => state],
    ['Language', ({ language }) => language],
    ['Country', ({ country_code }) => country_code],
    ['Source', ({ source }) => source],
    ['Asked at', ({ created_at }) => created_at],
    ['Confirmed at', ({ confirmed_at }) => confirmed_at],
    ['Left at', ({ left_at }) => left_at],
  ],
}

const discounts: ListExport<Discount> = {
  type: 'discount-export',
  name: 'discounts',
  call: 'GET /admin/discounts',
  page: pageOf(discountRoutes['GET /admin/discounts'], ['rule', 'regions'], ({ discounts }) => discounts),
  rowsOf: itself,
  columns: [
    ['Discount ID', ({ id }) => id],
    ['Code', ({ code }) => code],
    ['Description', ({ rule }) => rule?.description],
    ['Type', ({ rule }) => rule?.type],
    [
      'Value',
      ({ rule, regions }) =>
        rule && (rule.type === 'fixed' ? amount(rule.value, regions?.[0]?.currency_code) : rule.value),
    ],
    ['Allocation', ({ rule }) => rule?.allocation],
    ['Regions', ({ regions }) => names(regions)],
    ['Dynamic', ({ is_dynamic }) => is_dynamic],
    ['Disabled', ({ is_disabled }) => is_disabled],
    ['Used', ({ usage_count }) => usage_count],
    ['Limit', ({ usage_limit }) => usage_limit],
    ['Starts at', ({ starts_at }) => starts_at],
    ['Ends at', ({ ends_at }) => ends_at],
    ['Created at', ({ created_at }) => created_at],
  ],
}

/** Whoever knows its code can spend a card: a file that travels names only the end of it. */
const giftCards: ListExport<GiftCard> = {
  type: 'gift-card-export',
  name: 'gift cards',
  call: 'GET /admin/gift-cards',
  page: pageOf(giftCardRoutes['GET /admin/gift-cards'], ['region', 'order'], ({ gift_cards }) => gift_cards),
  rowsOf: itself,
  columns: [
    ['Gift card ID', ({ id }) => id],
    ['Code ends with', ({ code }) => code.slice(-4)],
    ['Value', ({ value, region }) => amount(value, region?.currency_code)],
    ['Balance', ({ balance, region }) => amount(balance, region?.currency_code)],
    ['Currency', ({ region }) => region?.currency_code],
    ['Region', ({ region }) => region?.name],
    ['Order', ({ order }) => order?.display_id],
    ['Disabled', ({ is_disabled }) => is_disabled],
    ['Ends at', ({ ends_at }) => ends_at],
    ['Created at', ({ created_at }) => created_at],
  ],
}

const priceLists: ListExport<PriceList> = {
  type: 'price-list-export',
  name: 'price lists',
  call: 'GET /admin/price-lists',
  page: pageOf(
    pricingRoutes['GET /admin/price-lists'],
    ['customer_groups'],
    ({ price_lists }) => price_lists,
  ),
  rowsOf: itself,
  columns: [
    ['Price list ID', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Description', ({ description }) => description],
    ['Type', ({ type }) => type],
    ['Status', ({ status }) => status],
    ['Customer groups', ({ customer_groups }) => names(customer_groups)],
    ['Starts at', ({ starts_at }) => starts_at],
    ['Ends at', ({ ends_at }) => ends_at],
    ['Created at', ({ created_at }) => created_at],
  ],
}

const draftOrders: ListExport<DraftOrder> = {
  type: 'draft-order-export',
  name: 'draft orders',
  call: 'GET /admin/draft-orders',
  page: pageOf(
    draftOrderRoutes['GET /admin/draft-orders'],
    ['cart', 'cart.items', 'cart.region', 'cart.customer', 'order'],
    ({ draft_orders }) => draft_orders,
  ),
  rowsOf: itself,
  columns: [
    ['Draft order ID', ({ id }) => id],
    ['Draft', ({ display_id }) => display_id],
    ['Status', ({ status }) => status],
    ['Email', ({ cart }) => cart?.email],
    ['First name', ({ cart }) => cart?.customer?.first_name],
    ['Last name', ({ cart }) => cart?.customer?.last_name],
    ['Pieces', ({ cart }) => cart?.items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0],
    ['Currency', ({ cart }) => cart?.region?.currency_code],
    ['Order', ({ order }) => order?.display_id],
    ['Created at', ({ created_at }) => created_at],
  ],
}

const categories: ListExport<ProductCategory> = {
  type: 'category-export',
  name: 'categories',
  call: 'GET /admin/product-categories',
  page: pageOf(
    categoryRoutes['GET /admin/product-categories'],
    ['parent_category'],
    ({ product_categories }) => product_categories,
  ),
  rowsOf: itself,
  columns: [
    ['Category ID', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Handle', ({ handle }) => handle],
    ['Parent', ({ parent_category }) => parent_category?.name],
    ['Active', ({ is_active }) => is_active],
    ['Internal', ({ is_internal }) => is_internal],
    ['Description', ({ description }) => description],
    ['Created at', ({ created_at }) => created_at],
  ],
}

interface ItemAtLocation {
  item: InventoryItemDetails
  level?: InventoryLevelDetails & { location_name?: string }
}

const items = pageOf(
  inventoryRoutes['GET /admin/inventory-items'],
  [],
  ({ inventory_items }) => inventory_items,
)

/** One row a location of each item, as a count sheet needs it. */
const inventory: ListExport<InventoryItemDetails, ItemAtLocation> = {
  type: 'inventory-export',
  name: 'inventory items',
  call: 'GET /admin/inventory-items',
  async page(shop, query) {
    const page = await items(shop, query)
    const places = await locationNames(shop)
    for (const { location_levels } of page.rows)
      for (const level of location_levels)
        Object.assign(level, { location_name: places.get(level.location_id) })
    return page
  },
  rowsOf: (item) =>
    item.location_levels.length > 0 ? item.location_levels.map((level) => ({ item, level })) : [{ item }],
  columns: [
    ['Inventory item ID', ({ item }) => item.id],
    ['SKU', ({ item }) => item.sku],
    ['Title', ({ item }) => item.title ?? item.variants[0]?.title],
    ['Location ID', ({ level }) => level?.location_id],
    ['Location', ({ level }) => level?.location_name],
    ['On hand', ({ level }) => level?.stocked_quantity],
    ['Reserved', ({ level }) => level?.reserved_quantity],
    ['Available', ({ level }) => level?.available_quantity],
    ['Incoming', ({ level }) => level?.incoming_quantity],
  ],
}

async function locationNames({ db }: Shop): Promise<Map<string, string>> {
  const { stock_location: location } = db.t
  const rows = await db.select({ id: location.id, name: location.name }).from(location)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const listExports = {
  'customer-export': listExport(customers),
  'customer-group-export': listExport(customerGroups),
  'discount-export': listExport(discounts),
  'gift-card-export': listExport(giftCards),
  'price-list-export': listExport(priceLists),
  'draft-order-export': listExport(draftOrders),
  'category-export': listExport(categories),
  'inventory-export': listExport(inventory),
  'newsletter-export': listExport(newsletter),
} satisfies Partial<Record<BatchJobType, unknown>>
