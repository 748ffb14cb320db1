import type { Call } from '../call'

export const live = (call: Call) => ({
  /** What changed since; `followLive` asks by itself, and listens to a stream where it can. */
  read: call('GET /admin/live', 'query'),
  place: call('POST /admin/live/place', 'body'),
})
