import { nextPriceChange } from '../../modules/pricing/queries'
import type { Shop } from '../../shop'
import { readRevisions, revisionAmong } from '../../store/memory/revision'
import { type FeedPlace, feedPlaces, nameOf } from './feed-place'
import type { FeedSettings } from './feed-settings'
import type { FeedFile } from './formats'

/** Raised when the same catalogue is to be written otherwise: what was kept before is made anew. */
const version = 1

/** A feed as it should be now. */
export interface Feed {
  place: FeedPlace
  file: FeedFile
  settings: FeedSettings
  /** Which feed it is. */
  name: string
  /** What it holds: changes with the catalogue, with the settings, and when a price list starts or ends. */
  state: string
}

/** The place that addresses call so, and all there are. */
export async function placesOf(shop: Shop, settings: FeedSettings): Promise<FeedPlace[]> {
  return feedPlaces(shop, settings, await readRevisions(shop.db))
}

/** The feed of a place as the catalogue is at this moment; undefined where there is no such place. */
export async function feedAt(
  shop: Shop,
  settings: FeedSettings,
  called: { place: string; file: FeedFile },
): Promise<Feed | undefined> {
  const revisions = await readRevisions(shop.db)
  const place = (await feedPlaces(shop, settings, revisions)).find(({ name }) => name === called.place)
  if (!place) return undefined
  const revision = revisionAmong(revisions, ['catalogue', 'country', 'store'])
  const until = await nextPriceChange(shop.db, Date.now())
  const { baseUrl, flags } = shop
  const name = nameOf([called.file, place.region.id, place.language])
  const state = nameOf([version, name, settings, baseUrl, flags.tax_inclusive_pricing, revision, until])
  return { place, file: called.file, settings, name, state }
}
