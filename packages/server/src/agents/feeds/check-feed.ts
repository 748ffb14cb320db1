import type { Shop } from '../../shop'
import { readRevisions } from '../../store/memory/revision'
import type { FeedPlace } from './feed-place'
import { type FeedProblem, feedProblems, type Reader } from './feed-problems'
import type { FeedSettings } from './feed-settings'
import { readOffers } from './read-offers'
import { storeName } from './write-feed'

/** A problem, how many variants have it, and some of them. */
export interface FoundProblem extends FeedProblem {
  count: number
  examples: { product_id: string; variant_id: string; title: string }[]
}

export interface CheckedFeed {
  feed: string
  reader: Reader
  /** How many the feed holds. */
  products: number
  variants: number
  /** Variants of the storefront that have no price in the region, and so are not in the feed. */
  unpriced: number
  /** There are more products than were to be looked at; absent where all were. */
  is_partial?: true
  /** Those of most variants first. */
  problems: FoundProblem[]
}

const mostExamples = 5

/**
 * What a marketplace would refuse of a feed. Nothing is kept of a product but that it is one of the first with a problem.
 * @param most how many products are looked at, to the next page; absent: all
 */
export async function checkFeed(
  shop: Shop,
  settings: FeedSettings,
  {
    place,
    reader,
    most = Number.POSITIVE_INFINITY,
    now = Date.now(),
  }: { place: FeedPlace; reader: Reader; most?: number; now?: number },
): Promise<CheckedFeed> {
  const found = new Map<string, FoundProblem>()
  const checked = { products: 0, variants: 0, unpriced: 0 }
  let seen = 0
  let isPartial = false
  const revisions = await readRevisions(shop.db)
  const store = await storeName(shop)
  for await (const products of readOffers(shop, place, { settings, store, revisions })) {
    if (seen >= most) {
      isPartial = true
      break
    }
    seen += products.length
    for (const product of products) {
      checked.unpriced += product.unpriced.length
      checked.variants += product.offers.length
      if (product.offers.length > 0) checked.products += 1
      for (const offer of product.offers)
        for (const problem of feedProblems(product, offer, { reader, place, now })) {
          const known = found.get(problem.problem) ?? { ...problem, count: 0, examples: [] }
          known.count += 1
          if (known.examples.length < mostExamples)
            known.examples.push({ product_id: product.id, variant_id: offer.id, title: offer.title })
          found.set(problem.problem, known)
        }
    }
  }
  return {
    feed: place.name,
    reader,
    ...checked,
    ...(isPartial ? { is_partial: true } : {}),
    problems: [...found.values()].sort((a, b) => b.count - a.count),
  }
}
