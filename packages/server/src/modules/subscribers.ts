import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { notifications } from './notification/send-notifications'
import { finishMoney } from './order/finish-money'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = [notifications]

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [housekeeping, finishMoney]
