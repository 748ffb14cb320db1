import type { AnalyticsEvent, AnalyticsProvider } from './provider'

/** How events are gathered and sent. */
export interface AnalyticsLimits {
  /** How many events make a batch. */
  batchSize: number
  /** How long the first event of a batch waits for others, in ms. */
  batchMs: number
  /** How large a batch may become, in bytes of JSON. */
  payloadBytes: number
  /** How long a request may take, in ms. */
  timeoutMs: number
}

/** 10 events or 5 s a batch, at most 64 KB, 300 ms a request. */
export const analyticsLimits: AnalyticsLimits = {
  batchSize: 10,
  batchMs: 5_000,
  payloadBytes: 64 * 1024,
  timeoutMs: 300,
}

/** What tells of the use of an application. Nothing here throws or waits. */
export interface Analytics {
  /** Says who uses it from now on. The anonymous are not named, whatever is said. */
  identify(userId: string, traits?: Readonly<Record<string, unknown>>): void
  /** A page was opened. Of its address only the path is told, since queries hold what people typed. */
  page(path: string, title?: string): void
  /** Something was done. */
  track(event: string, properties?: Readonly<Record<string, unknown>>): void
  /** Sends what has been gathered. */
  flush(options?: { isLeaving?: boolean }): void
  /** Ends it. What has been gathered is thrown away, not sent. */
  stop(): void
}

export interface AnalyticsOptions {
  provider: AnalyticsProvider
  /** Leaves out who it was: the id of the user, and names, addresses and numbers of people among properties. */
  isAnonymous?: boolean
  limits?: Partial<AnalyticsLimits>
}

/** Gathers events into batches for a provider. */
export function createAnalytics({ provider, isAnonymous = false, limits }: AnalyticsOptions): Analytics {
  const { batchSize, batchMs, payloadBytes, timeoutMs } = { ...analyticsLimits, ...limits }
  const anonymous_id = freshId()
  let user_id: string | undefined
  let batch: AnalyticsEvent[] = []
  let bytes = emptyBytes
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function flush({ isLeaving = false } = {}): void {
    clearTimeout(timer)
    timer = undefined
    if (batch.length === 0) return
    const sent = batch
    batch = []
    bytes = emptyBytes
    const controller = new AbortController()
    const limit = setTimeout(() => controller.abort(), timeoutMs)
    // Telling of its use must never disturb the use.
    void (async () => provider.send(sent, { signal: controller.signal, isLeaving }))()
      .catch(() => {})
      .finally(() => clearTimeout(limit))
  }

  function add(event: AnalyticsEvent): void {
    if (isStopped) return
    const size = bytesOf(event)
    if (emptyBytes + size > payloadBytes) return
    if (bytes + size > payloadBytes) flush()
    batch.push(event)
    bytes += size
    if (batch.length >= batchSize) flush()
    else timer ??= setTimeout(flush, batchMs)
  }

  const told = () => ({
    message_id: freshId(),
    timestamp: new Date().toISOString(),
    ...(user_id !== undefined && { user_id }),
    anonymous_id,
  })
  const allowed = (properties: Readonly<Record<string, unknown>> = {}) =>
    isAnonymous ? withoutPersons(properties) : properties

  return {
    identify(userId, traits) {
      if (!isAnonymous) user_id = userId
      add({ ...told(), type: 'identify', traits: allowed(traits) })
    },
    page: (path, title) =>
      add({ ...told(), type: 'page', path: path.replace(/[?#].*$/s, ''), ...(title && { title }) }),
    track: (event, properties) => add({ ...told(), type: 'track', event, properties: allowed(properties) }),
    flush,
    stop() {
      isStopped = true
      clearTimeout(timer)
      batch = []
    },
  }
}

/** What stands around a batch of none, `{"batch":[]}`. */
const emptyBytes = 12
/** With the comma behind it. */
const bytesOf = (event: AnalyticsEvent): number => new TextEncoder().encode(JSON.stringify(event)).length + 1

const persons = new Set([
  'email',
  'name',
  'first_name',
  'last_name',
  'phone',
  'user_id',
  'customer_id',
  'address',
  'shipping_address',
  'billing_address',
  'ip',
])
/** Only the top of the properties is looked through; what is told of is flat. */
const withoutPersons = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => !persons.has(key)))

const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
