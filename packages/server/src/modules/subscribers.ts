import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { finishMoney } from './order/finish-money'
import { searchSubscribers } from './search/subscribers'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = [...searchSubscribers]

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [housekeeping, finishMoney]
