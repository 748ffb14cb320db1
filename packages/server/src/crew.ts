/** What one worker tells the others at once; whoever misses it finds out when it looks next. */
export type News = 'events' | 'deliveries' | 'changes'

/** What a worker does when the others, or the process that started them, turn to it. */
export interface Hand {
  /** Does from now on what nobody waits for: events, webhooks, timed work and jobs. */
  takeBackground(): void
  hear(news: News): void
  /** What it has counted so far. */
  metrics(): string
}

/**
 * The workers that serve one shop on one port, as each of them sees it. Whatever has to be right goes through the database,
 * as between instances on several machines; this carries only what is lost without harm.
 */
export interface Crew {
  /** Which of them this is, from 1. */
  readonly number: number
  /** Called by a worker whose door is open. */
  join(hand: Hand): void
  tell(news: News): void
  /** What each has counted, by its number. */
  metrics(): Promise<ReadonlyMap<number, string>>
}
