import { housekeeping } from '../events/housekeeping'
import type { Subscriber, TimedWork } from '../events/subscriber'
import { idIn } from '../plugins/check-plugins'
import type { Shop } from '../shop'
import { oldBatchJobs } from './batch-job/forget-old-jobs'
import { batchJobs, waitingBatchJobs } from './batch-job/work-on-job'
import { paymentWebhooks } from './checkout/follow-payment-webhooks'
import { settleCompletions } from './checkout/recover-completions'
import { eraseFromClosedOrders } from './customer/delete-account'
import { documentsFollow } from './document/follow-orders'
import { closeDraftOrder } from './draft-order/close-draft-order'
import { notifications } from './notification/send-notifications'
import { resumeUnfinishedPayments } from './order/resume-unfinished-payments'
import { oldRestockNotifications, restocks } from './restock/tell-waiting'
import { salesFigures, uncountedSales } from './sales/recount'
import { searchSubscribers } from './search/subscribers'
import { oldDeliveries } from './webhook/forget-old-deliveries'
import { webhooks } from './webhook/queue-deliveries'

/** Who hears of which events. */
export const subscribers: readonly Subscriber[] = [
  paymentWebhooks,
  notifications,
  documentsFollow,
  closeDraftOrder,
  eraseFromClosedOrders,
  batchJobs,
  ...searchSubscribers,
  salesFigures,
  webhooks,
]

/** What runs by the clock. */
export const timedWork: readonly TimedWork[] = [
  housekeeping,
  settleCompletions,
  resumeUnfinishedPayments,
  waitingBatchJobs,
  oldBatchJobs,
  restocks,
  oldRestockNotifications,
  uncountedSales,
  oldDeliveries,
]

/** The same, with those of the plugins of a shop: known by other names than ours, whatever they call theirs. */
export const subscribersOf = ({ plugins }: Shop): Subscriber[] => [
  ...subscribers,
  ...plugins.flatMap((plugin) =>
    (plugin.subscribers ?? []).map((one) => ({ ...one, id: idIn(plugin, one.id) })),
  ),
]

export const timedWorkOf = ({ plugins }: Shop): TimedWork[] => [
  ...timedWork,
  ...plugins.flatMap((plugin) =>
    (plugin.schedule ?? []).map((one) => ({ ...one, id: idIn(plugin, one.id) })),
  ),
]
