import { z } from 'zod'
import { Amount } from '../bounds'
import { PricedProduct } from './product'

/** Names of facets are words, those of options are written `option.Glaze`. */
const FacetName = z.string().min(1).max(120)
const FacetText = z.string().max(200)

/** From and to, both included, in minor units of the currency. */
export const PriceLimits = z.strictObject({
  min: Amount.nullish(),
  max: Amount.nullish(),
})

/**
 * What a search may be asked beyond what v1 has: where prices are shown, an order, facets with their counts, and what is
 * chosen of them. A request without any of it is answered as it always was.
 */
export const productListing = {
  /** Where prices are shown and sorted by, one or the other. */
  region_id: z.string().max(100).nullish(),
  currency_code: z.string().max(10).nullish(),
  /** Whether labels show prices with tax in them; what the region says when absent. */
  prices_include_tax: z.boolean().nullish(),
  /** `relevance`, `newest`, `title`, `price`, `-price` (dearest first), or `metadata.<name>`: a number in the metadata. */
  sort: z.string().max(120).nullish(),
  /** `type`, `collection`, `category`, `tags`, `option.<title>` or all `options`, `availability`, `price`. */
  facets: z.array(FacetName).max(30).nullish(),
  /** What is chosen, by the facet: any of the values of one, one of each of several. */
  choices: z.record(FacetName, z.array(FacetText).max(100)).nullish(),
  price: PriceLimits.nullish(),
  /** `hits` as a search plugin answers them, or `products` as the list of products does. */
  show: z.enum(['hits', 'products']).nullish(),
}

/** A value of a facet, and how many products it would leave. */
export const ListedFacetValue = z.object({
  /** What `choices` take: the text of a type, tag or option, the handle of a collection or category. */
  value: z.string(),
  label: z.string(),
  /** How many products it would leave with what is chosen of the other facets. */
  count: z.number(),
})

/** Something a list of products may be narrowed by. */
export const ListedFacet = z.object({
  name: z.string(),
  /** The title of an option, as the products write it; null for the others, which are called what the page calls them. */
  label: z.string().nullable(),
  values: z.array(ListedFacetValue),
})
export type ListedFacet = z.infer<typeof ListedFacet>

/** What such a search answers beside its hits. */
export const listed = {
  /** How many there are, exactly. */
  count: z.number().optional(),
  products: z.array(PricedProduct).optional(),
  facets: z.array(ListedFacet).optional(),
  /** What the cheapest and the dearest cost, the range that is asked for left aside; null where nothing has a price. */
  prices: z.object({ min: z.number(), max: z.number() }).nullable().optional(),
}
