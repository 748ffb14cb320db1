import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Shop } from '../../shop'
import { inBackground } from '../../store/database/turns'
import type { Feed } from './feed'
import { FeedFolder, type KeptFeed } from './feed-folder'
import { growingStream } from './read-growing'
import { writeFeed } from './write-feed'

/** A feed that takes longer than this to make is not made at every sale, in ms. */
const quick = 2_000
/** For so many times as long as it took, it is as good as new. */
const rest = 10

/** The packed bytes of a feed: whole, or as they come while it is made. */
export type FeedBytes = { state: string; kept: KeptFeed } | { state: string; growing: Readable }

/**
 * Makes each feed once for each state of the catalogue and keeps it in the folder for what can be made again. Whoever asks while
 * it is made reads along from its beginning.
 */
export class KeptFeeds {
  private readonly folder: FeedFolder

  constructor(private readonly shop: Shop) {
    this.folder = new FeedFolder(join(shop.cacheFolder, 'feeds'))
  }

  /** The feed that would be answered now, if it is there whole. */
  async kept({ name, state }: Feed, now = Date.now()): Promise<KeptFeed | undefined> {
    const newest = await this.folder.newest(name)
    return newest && (newest.state === state || isFreshEnough(newest, now)) ? newest : undefined
  }

  /**
   * What is answered of a feed. `kept` is what was found of it just now.
   * @throws where it cannot be made
   */
  async bytes(feed: Feed, kept?: KeptFeed): Promise<FeedBytes> {
    const { name } = feed
    for (let tries = 0; tries < 5; tries++, kept = await this.kept(feed)) {
      if (kept) return { state: kept.state, kept }
      // One at a time: where the catalogue moved since it was begun, the next one tells so.
      const [state = feed.state] = await this.folder.statesGrowing(name)
      const path = this.folder.growing(name, state)
      if (state === feed.state && (await this.folder.claim(path))) {
        // Whoever made it may have finished between the two looks.
        if (await this.kept(feed)) await this.folder.release(path)
        else this.begin(feed)
      }
      const growing = await growingStream(path, {
        isGrowing: (inode) => this.folder.isGrowing(path, inode),
        isWhole: (inode) => this.folder.isWhole(name, state, inode),
      })
      if (growing) return { state, growing }
      // It was finished, or given up, between two looks.
    }
    throw new Error(`The feed ${feed.place.name} could not be made: the log says why`)
  }

  private begin(feed: Feed): void {
    const { log } = this.shop
    const { name, state } = feed
    // It outlives the request that began it, and is made at the pace of what nobody waits for: shoppers come first.
    inBackground(() => this.folder.whole(name, state, (path) => writeFeed(this.shop, feed, path))).catch(
      (error) => log.error({ err: error, feed: feed.place.name, file: feed.file }, 'a feed was not finished'),
    )
  }
}

const isFreshEnough = ({ took, at }: KeptFeed, now: number): boolean =>
  took > quick && now - at.getTime() < took * rest
