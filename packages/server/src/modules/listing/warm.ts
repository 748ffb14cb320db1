import type { Shop } from '../../shop'
import { readRevisions } from '../../store/revision'
import { placesOf } from '../region/places'
import { lowestPrices, sellable } from './figures'
import { newestFirst } from './kept'
import { listingOf } from './listing'

/** So many regions have their prices at hand before anybody asks. */
const most = 6

/**
 * Reads what lists are made of once the shop is open, so that the first shopper of a large one does not wait for it. What
 * fails here is read when it is asked for.
 */
export async function warmListing({ db, flags }: Shop): Promise<void> {
  try {
    const listing = listingOf(db)
    const revisions = await readRevisions(db)
    await listing.follow(revisions)
    await listing.order('newest', newestFirst)
    await listing.words()
    const { default_sales_channel_id: channel, regions } = await placesOf(db)
    const channels = channel ? [channel] : []
    await listing.stock(channels.join(), sellable(db, channels), revisions)
    for (const region_id of [...regions.keys()].slice(0, most)) {
      const place = { region_id }
      await listing.prices(
        JSON.stringify(place),
        lowestPrices(db, place, flags.tax_inclusive_pricing),
        revisions,
      )
    }
  } catch {
    // The database went away, or the shop closed meanwhile.
  }
}
