import type { PricedProduct } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import {
  type FeedShop,
  feedHead,
  feedLine,
  feedRelations,
  feedRows,
  labelsIncludeTax,
} from '@cartwright/sdk/rules'
import type { Destination } from '../destination'
import type { Row } from '../output'
import { CommandError, exit } from '../shell'

/** What a feed is of: flags of `export`. */
export interface FeedFlags {
  region?: string
  productPage?: string
}

/** Where our own storefront shows a product. */
const ownPage = '/p/{handle}'

export interface Feed extends FeedShop {
  region_id: string
}

/**
 * What the shop says of its feed: the prices of a region, and where products are shown.
 * @throws CommandError for a region that there is not, and where nobody can know the storefront's address
 */
export async function feedOf(client: Client, at: Destination, flags: FeedFlags): Promise<Feed> {
  const page = pageTemplate(at, flags.productPage)
  const { regions } = await client.regions.list()
  const wanted = flags.region?.toLowerCase()
  const region = wanted
    ? regions.find(({ id, name }) => id === flags.region || name.toLowerCase() === wanted)
    : regions[0]
  if (!region)
    throw new CommandError(
      flags.region ? `There is no region ${flags.region}` : 'The shop has no region',
      flags.region ? exit.notFound : exit.invalid,
      flags.region
        ? `There is ${regions.map(({ name }) => name).join(', ')}`
        : 'Make one: cartwright regions create',
    )
  const { store } = await client.admin.store.retrieve()
  return {
    region_id: region.id,
    brand: store.name,
    currency: region.currency_code,
    inclusive: labelsIncludeTax(region),
    pageOf: (handle) => page.replace('{handle}', encodeURIComponent(handle)),
    absolute: (url) => new URL(url, page).href,
  }
}

/** @throws CommandError for an address that is none, or leads to one product alone */
function pageTemplate(at: Destination, given: string | undefined): string {
  if (given === undefined && at.kind === 'local')
    throw new CommandError(
      'A feed leads to the pages of a storefront, and nobody said where it is',
      exit.usage,
      'Add --product-page https://shop.example.com/p/{handle}',
    )
  const template = given ?? ownPage
  const isAddress = URL.canParse(template.replace('{handle}', 'x'), at.kind === 'remote' ? at.url : undefined)
  if (!template.includes('{handle}') || !isAddress)
    throw new CommandError(
      `${template} is not the address of every product's page`,
      exit.usage,
      'Write it with {handle}: https://shop.example.com/p/{handle}',
    )
  return at.kind === 'remote' ? new URL(template, at.url).href.replace('%7Bhandle%7D', '{handle}') : template
}

/** A page of products as shoppers of the region see them. */
export async function soldPage(client: Client, region_id: string, query: Row) {
  const { products, count } = await client.products.list({
    expand: feedRelations.join(),
    order: 'created_at',
    region_id,
    ...query,
  })
  return { some: products, count }
}

/** Products as Google reads them: text between tabs. */
export async function* googleLines(
  pages: AsyncIterable<readonly PricedProduct[]>,
  feed: Feed,
): AsyncGenerator<string> {
  yield feedHead
  for await (const products of pages)
    yield products.flatMap((product) => feedRows(product, feed).map(feedLine)).join('')
}
