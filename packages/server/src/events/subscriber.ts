import type { Shop } from '../shop'

export interface ShopEvent {
  /** The same at every delivery: a subscriber that acts outside the database can recognise a repetition by it. */
  id: string
  name: string
  data: unknown
  created_at: string
}

/** Hears of events after their commit, at least once: what it does must bear being done twice. */
export interface Subscriber {
  /** Names the subscriber in the event's record of deliveries; never change it while events are under way. */
  id: string
  /** Event names, or `*` for all. */
  events: readonly string[]
  /** Reads what `wants` goes by, before each batch of events. */
  prepare?(shop: Shop): Promise<void>
  /** Of these, the ones it has something to do with in this shop; without it, all. Others cost nothing to deliver. */
  wants?(shop: Shop, name: string): boolean
  handle(shop: Shop, event: ShopEvent): Promise<void>
}

export interface TimedWork {
  id: string
  /** ms between two runs. */
  every: number
  run(shop: Shop): Promise<void>
}
