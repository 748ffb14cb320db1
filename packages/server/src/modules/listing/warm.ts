import type { Shop } from '../../shop'
import { inBackground } from '../../store/database/turns'
import { readRevisions } from '../../store/memory/revision'
import { shopSetup } from '../region/shop-setup'
import { lowestPrices, sellable } from './figures'
import { newestFirst } from './kept'
import { listingOf } from './listing'

/** So many regions have their prices at hand before anybody asks. */
const most = 6

/**
 * Reads what lists are made of once the shop is open, so that the first shopper of a large one does not wait for it: the
 * products at once, as every list needs them, and the rest while there is room beside the requests, except for what one
 * of them waits for. What fails here is read when it is asked for.
 */
export async function warmListing(shop: Shop): Promise<void> {
  try {
    const listing = listingOf(shop.db)
    await listing.follow(await readRevisions(shop.db))
    await inBackground(() => warmFigures(shop))
  } catch {
    // The database went away, or the shop closed meanwhile.
  }
}

async function warmFigures({ db, flags }: Shop): Promise<void> {
  const listing = listingOf(db)
  const revisions = await readRevisions(db)
  await listing.order('newest', newestFirst)
  const { default_sales_channel_id: channel, regions } = await shopSetup(db)
  const channels = channel ? [channel] : []
  await listing.stock(channels.join(), sellable(db, channels), revisions)
  const prices = (region_id: string) =>
    listing.prices(
      JSON.stringify({ region_id }),
      lowestPrices(db, { region_id }, flags.tax_inclusive_pricing),
      revisions,
    )
  const [first, ...others] = [...regions.keys()].slice(0, most)
  if (first) await prices(first)
  await listing.words()
  for (const region_id of others) await prices(region_id)
}
