import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { finishMoney } from './order/finish-money'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = []

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [housekeeping, finishMoney]
