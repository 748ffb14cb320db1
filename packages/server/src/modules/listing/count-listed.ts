import type { Db } from '../../store/database/engine'
import type { Revisions } from '../../store/memory/revision'
import { countLeft } from './count'
import { listingOf } from './listing'
import { type ListedBy, scopeOf } from './scope'

/** Fewer products a database counts sooner than memory is brought up to date. */
const many = 5000

/**
 * How many published products these have in common, offered in any of the channels, counted in the memory of this process: a database
 * of a hundred thousand products takes a tenth of a second for it. Undefined where memory does not hold them all as they are now, or
 * there are few: then the database is to be asked.
 */
export async function countListed(
  db: Db,
  by: ListedBy & { is_giftcard?: boolean | undefined },
  channels: readonly string[] | undefined,
  revisions: Revisions,
  atLeast = many,
): Promise<number | undefined> {
  const listing = listingOf(db)
  if (!listing.isRead || listing.shelf.size < atLeast) return undefined
  await listing.follow(revisions)
  if (!listing.isAt(revisions)) return undefined
  const { shelf } = listing
  const scope = await scopeOf(db, shelf, by, channels)
  // Another may have come while categories were read.
  if (listing.shelf !== shelf || !listing.isAt(revisions)) return undefined
  const { is_giftcard } = by
  return countLeft(shelf, shelf.rows.keys(), {
    scope,
    ...(is_giftcard === undefined ? {} : { only: (row) => row.is_giftcard === is_giftcard }),
    choices: [],
    isFaceted: false,
  }).total
}
