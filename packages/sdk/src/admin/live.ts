import type { Call } from '../call'

export const live = (call: Call) => ({
  /**
   * Read which records have changed since, and who else looks at yours; a stream of it with Accept: text/event-stream.
   * `followLive` asks by itself, and listens to a stream where it can.
   */
  read: call('GET /admin/live', 'query'),
  /** Say which record you look at, for others who look at it. */
  place: call('POST /admin/live/place', 'body'),
})
