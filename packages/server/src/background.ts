import { startSchedule } from './events/schedule'
import { startWorker } from './events/worker'
import { stopJobs, takeUpJobs } from './modules/batch-job/work-on-job'
import { subscribersOf, timedWorkOf } from './modules/subscribers'
import { startDeliveries } from './modules/webhook/deliver'
import type { Shop } from './shop'
import { whenBack } from './store/database/when-back'

/** What a shop does without being asked. Everything in it is taken under a lease, so that it is done once wherever it runs. */
export function startBackground(shop: Shop) {
  const worker = startWorker(shop, subscribersOf(shop))
  const schedule = startSchedule(shop, timedWorkOf(shop))
  const deliveries = startDeliveries(shop)
  return {
    /** Resolves when the jobs that a stopped process left are in line. */
    jobs: whenBack(() => takeUpJobs(shop)),
    /** Finishes what is in hand. */
    async stop() {
      await schedule.stop()
      await worker.stop()
      await deliveries.stop()
      await stopJobs(shop)
    },
  }
}
