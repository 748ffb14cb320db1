/** One thing that is told of the use of an application. Times are ISO 8601. */
export type AnalyticsEvent =
  | (Told & { type: 'identify'; traits: Readonly<Record<string, unknown>> })
  | (Told & { type: 'page'; path: string; title?: string })
  | (Told & { type: 'track'; event: string; properties: Readonly<Record<string, unknown>> })

interface Told {
  message_id: string
  timestamp: string
  /** Who it was; absent for whoever wants to be anonymous. */
  user_id?: string
  /** Another one for each visit. */
  anonymous_id: string
}

/** How a batch is on its way. */
export interface AnalyticsSending {
  /** Aborts when the time for the request is over. */
  signal: AbortSignal
  /** The page is about to go; only what outlives it will arrive. */
  isLeaving: boolean
}

/** Where batches of events go. One is a function that returns this object; see `httpAnalytics`. */
export interface AnalyticsProvider {
  /** Takes a batch. What it throws loses the batch, and nobody is disturbed by it. */
  send(batch: readonly AnalyticsEvent[], sending: AnalyticsSending): Promise<void> | void
}
