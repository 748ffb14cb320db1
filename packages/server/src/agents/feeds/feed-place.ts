import { createHash } from 'node:crypto'
import { labelsIncludeTax, regionSlug } from '@cartwright/contract'
import { type Language, languages } from '../../languages'
import { type RegionSetup, type ShopSetup, shopSetupAmong } from '../../modules/region/shop-setup'
import { spokenLanguages } from '../../modules/translation/kept-words'
import type { Shop } from '../../shop'
import type { Revisions } from '../../store/memory/revision'
import type { FeedSettings } from './feed-settings'

/** For whom a feed is: who buys in a region and reads a language. */
export interface FeedPlace {
  /** What its addresses call it: `europe-de`. */
  name: string
  region: RegionSetup
  language: Language
  /** Whether its prices are told with tax, as the labels of the storefront are. */
  inclusive: boolean
  /** Where pages of this language and region begin: `/de-at`, or `/de` for a region without countries. */
  prefix: string
}

/** Every region in the catalogue's own language and in those it is translated to. */
export async function feedPlaces(
  shop: Shop,
  { language }: FeedSettings,
  revisions: Revisions,
): Promise<FeedPlace[]> {
  const setup = await shopSetupAmong(shop.db, revisions)
  const spoken = await spokenLanguages(shop.db, revisions)
  const written = languages.filter((one) => one === language || spoken.has(one))
  return [...regionNames(setup)].flatMap(([called, region]) =>
    written.map((one) => placeOf(region, called, one)),
  )
}

/** Regions by how addresses call them. Of two with one name, the one that was made later is called by its id. */
function regionNames({ regions }: ShopSetup): Map<string, RegionSetup> {
  const named = new Map<string, RegionSetup>()
  const inOrder = [...regions.values()].sort((a, b) =>
    a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : 1,
  )
  for (const region of inOrder) {
    const name = regionSlug(region)
    named.set(name && !named.has(name) ? name : region.id.toLowerCase(), region)
  }
  return named
}

function placeOf(region: RegionSetup, called: string, language: Language): FeedPlace {
  const [country] = region.countries.map(({ iso_2 }) => iso_2).sort()
  return {
    name: `${called}-${language}`,
    region,
    language,
    inclusive: labelsIncludeTax(region),
    prefix: country ? `/${language}-${country}` : `/${language}`,
  }
}

/** A short name for anything that is told apart by what it holds. */
export const nameOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24)
