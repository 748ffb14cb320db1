import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { settleCompletions } from './checkout/recover-completions'
import { closePaidDrafts } from './draft-order/pay-draft'
import { notifications } from './notification/send-notifications'
import { finishMoney } from './order/finish-money'
import { searchSubscribers } from './search/subscribers'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = [notifications, closePaidDrafts, ...searchSubscribers]

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [housekeeping, settleCompletions, finishMoney]
