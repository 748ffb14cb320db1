import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { oldBatchJobs } from './batch-job/forget-old-jobs'
import { batchJobs, waitingBatchJobs } from './batch-job/work-on-job'
import { paymentNews } from './checkout/hear-of-payments'
import { settleCompletions } from './checkout/recover-completions'
import { eraseFromClosedOrders } from './customer/delete-account'
import { closeDraftOrder } from './draft-order/close-draft-order'
import { notifications } from './notification/send-notifications'
import { finishMoney } from './order/finish-money'
import { oldRestockNotifications, restocks } from './restock/tell-waiting'
import { searchSubscribers } from './search/subscribers'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = [
  paymentNews,
  notifications,
  closeDraftOrder,
  eraseFromClosedOrders,
  batchJobs,
  ...searchSubscribers,
]

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [
  housekeeping,
  settleCompletions,
  finishMoney,
  waitingBatchJobs,
  oldBatchJobs,
  restocks,
  oldRestockNotifications,
]
