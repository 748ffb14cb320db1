import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = []

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [housekeeping]
