import { AsyncLocalStorage } from 'node:async_hooks'
import { ShopError } from '../../errors'
import { outageLog } from '../../events/outage'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import type { Engine } from '../../store/database/engine'
import {
  type LiveRow,
  onTold,
  readAtOnce,
  readLiveChanges,
  readLiveRevision,
} from '../../store/writing/live-changes'
import { Listener, presencePath } from './listener'
import { keepVisits, leaveSoon, placeOf, readPresent, staysFor } from './presence'
import { placesOf, stillIn } from './queries'

/** How often an instance that somebody listens to looks for what others changed, in ms: one small query for all listeners. */
const lookEvery = 1000
/** News of one process are gathered for so long, in ms. */
const gatherMs = 100
/** How often a silent stream says that it is alive, in ms: proxies close what is silent for a minute. */
const beatEvery = 15_000
/** How often it is asked whether those who listen are still signed in, in ms. */
const checkEvery = 5000
/** How often it is looked whether somebody left without a word, in ms. */
const presentEvery = 10_000
const mostListeners = 1000
/** As many of the last changes are at hand for those who come back. */
const mostKept = 500

/** Whose powers change is shown in again, with the new ones. */
const powers = new Set(['/admin/users', '/admin/roles'])

/** Work that goes on for all listeners belongs to none of their requests: neither to its patience nor to its caller. */
const outside = AsyncLocalStorage.snapshot()

/** Tells the pages that listen to this instance what changes in the shop, wherever it is changed. */
class Hub {
  private readonly listeners = new Set<Listener>()
  private readonly timers: NodeJS.Timeout[] = []
  private readonly outage
  private forget = () => {}
  private revision: number | undefined
  private kept: LiveRow[] = []
  private looking: Promise<void> | undefined
  private gathering: NodeJS.Timeout | undefined
  private isClosed = false
  /** Counts how often it was begun anew: what was read for those before is nothing to those who listen now. */
  private run = 0

  constructor(private readonly shop: Shop) {
    this.outage = outageLog(shop, 'telling back offices of changes')
  }

  async open(caller: Caller, visit: string | undefined, since: number | undefined): Promise<Listener> {
    if (this.isClosed || this.listeners.size >= mostListeners)
      throw new ShopError('unavailable', 'Too many pages listen; ask without a stream instead')
    const listener = new Listener(caller, visit, (gone) => this.left(gone))
    this.listeners.add(listener)
    try {
      if (this.timers.length === 0) outside(() => this.start())
      // What is told to the others from here on is kept for it.
      const newest = await readLiveRevision(this.shop.db)
      this.revision ??= newest
      listener.place = visit && caller.user ? await placeOf(this.shop.db, visit, caller.user.id) : undefined
      const missed = since === undefined ? [] : await this.changesSince(since)
      listener.welcome(this.revision ?? newest, missed ?? null)
      if (visit) outside(() => void this.attempt(() => keepVisits(this.shop, [visit])))
      await this.showPresent([listener])
    } catch (error) {
      listener.end()
      throw error
    }
    return listener
  }

  /** Ends all streams and looks for nothing any more. */
  close(): void {
    this.isClosed = true
    for (const listener of [...this.listeners]) listener.end()
    this.stop()
  }

  /** The changes from a revision to the one this instance has reached; undefined when they are not all remembered. */
  private async changesSince(since: number): Promise<LiveRow[] | undefined> {
    const missed: LiveRow[] = []
    let reached = since
    while (reached !== this.revision) {
      const at = this.kept.findIndex(({ before }) => before === reached)
      const rows = at < 0 ? await readLiveChanges(this.shop.db, reached) : this.kept.slice(at)
      const last = rows?.at(-1)
      // More than is worth naming: to read all anew costs less.
      if (!rows || !last || missed.length + rows.length > mostKept * 4) return undefined
      missed.push(...rows)
      reached = last.revision
      if (at < 0 && rows.length < readAtOnce) await this.look()
    }
    return missed
  }

  private start(): void {
    const every = (ms: number, work: () => unknown) => this.timers.push(setInterval(work, ms).unref())
    every(lookEvery, () => this.look())
    every(beatEvery, () => {
      for (const listener of this.listeners) listener.beat()
    })
    every(checkEvery, () => this.attempt(() => this.endWhoIsOut()))
    every(presentEvery, () => this.attempt(() => this.showPresent([...this.listeners])))
    every(staysFor / 4, () =>
      this.attempt(() =>
        keepVisits(
          this.shop,
          [...this.listeners].flatMap(({ visit }) => visit ?? []),
        ),
      ),
    )
    this.forget = onTold(() => {
      this.gathering ??= setTimeout(() => {
        this.gathering = undefined
        outside(() => void this.look())
      }, gatherMs).unref()
    })
  }

  private stop(): void {
    this.run += 1
    this.looking = undefined
    for (const timer of this.timers.splice(0)) clearInterval(timer)
    clearTimeout(this.gathering)
    this.gathering = undefined
    this.forget()
    this.revision = undefined
    this.kept = []
  }

  private look(): Promise<void> {
    if (this.looking) return this.looking
    const looking = this.attempt(() => this.tellWhatChanged()).finally(() => {
      if (this.looking === looking) this.looking = undefined
    })
    this.looking = looking
    return looking
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.listeners.size === 0) return
    try {
      await work()
      this.outage.succeeded()
    } catch (error) {
      if (!this.isClosed) this.outage.failed(error)
    }
  }

  private async tellWhatChanged(): Promise<void> {
    const { run } = this
    const { db } = this.shop
    const newest = await readLiveRevision(db)
    if (run !== this.run) return
    this.revision ??= newest
    while (this.revision !== newest) {
      const rows = await readLiveChanges(db, this.revision)
      if (run !== this.run) return
      const last = rows?.at(-1)
      if (!rows || !last) {
        this.revision = newest
        this.kept = []
        for (const listener of this.listeners) listener.welcome(newest, null)
        return
      }
      this.revision = last.revision
      this.kept = [...this.kept, ...rows].slice(-mostKept)
      for (const listener of this.listeners) listener.tell(last.revision, rows)
      await this.follow(rows)
      if (run !== this.run) return
      if (rows.length < readAtOnce) return
    }
  }

  /** What some changes mean for the listeners themselves: who came or left, and who may what. */
  private async follow(rows: readonly LiveRow[]): Promise<void> {
    const told = rows.flatMap(({ changes }) => changes)
    if (told.some(({ path }) => powers.has(path))) {
      for (const listener of [...this.listeners]) listener.end()
      return
    }
    if (!told.some(({ path }) => path === presencePath)) return
    const visits = [...this.listeners].flatMap(({ visit }) => visit ?? [])
    const places = await placesOf(this.shop.db, visits)
    for (const listener of this.listeners) {
      const found = places.get(listener.visit ?? '')
      listener.place = found?.user_id === listener.caller.user?.id ? found?.place : undefined
    }
    await this.showPresent([...this.listeners])
  }

  private async showPresent(listeners: readonly Listener[]): Promise<void> {
    const places = [...new Set(listeners.flatMap(({ place }) => place ?? []))]
    const present = await readPresent(this.shop.db, places)
    for (const listener of listeners) listener.show((listener.place && present.get(listener.place)) || [])
  }

  private async endWhoIsOut(): Promise<void> {
    const all = [...this.listeners]
    const inside = await stillIn(this.shop.db, {
      sessions: all.flatMap(({ caller }) => (caller.token_id ? [] : (caller.session_id ?? []))),
      tokens: all.flatMap(({ caller }) => caller.token_id ?? []),
    })
    for (const listener of all) {
      const id = listener.caller.token_id ?? listener.caller.session_id
      if (id && !inside.has(id)) listener.end(true)
    }
  }

  private left(listener: Listener): void {
    const { visit } = listener
    this.listeners.delete(listener)
    const isBack = [...this.listeners].some((other) => other.visit === visit)
    if (visit && !isBack && !this.isClosed)
      outside(() => void leaveSoon(this.shop, visit).catch((error) => this.outage.failed(error)))
    if (this.listeners.size === 0) this.stop()
  }
}

const hubs = new WeakMap<Engine, Hub>()

/** What tells the pages that listen to this instance. */
export function hubOf(shop: Shop): Hub {
  let hub = hubs.get(shop.engine)
  if (!hub) {
    hub = new Hub(shop)
    hubs.set(shop.engine, hub)
  }
  return hub
}

/** Ends all streams of a shop that closes, and opens no others. */
export function closeLive(shop: Shop): void {
  hubOf(shop).close()
}
