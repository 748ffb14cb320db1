import type { TimedWork } from '../../events/subscriber'
import { unfinishedPayments } from '../payment/queries'
import { sendRefund, takeOverRefunds } from '../payment/refund-payments'
import { askProviders, recordOutcomes } from '../payment/take-payments'
import { recordCapture } from './capture-order'
import { lockOrder } from './queries'

/**
 * Takes up what a stopped process left half done: money that was being taken, released or given back. The providers
 * know each request by its key, so asking again does nothing twice.
 */
export const resumeUnfinishedPayments: TimedWork = {
  id: 'finish-money',
  every: 60_000,
  run: async (shop) => {
    for (const payment of await unfinishedPayments(shop.db, 'capture')) {
      const outcomes = await askProviders(shop, [payment], 'capture')
      await shop.transaction(async (tx) => {
        if (payment.order_id) await recordCapture(tx, await lockOrder(tx, payment.order_id), outcomes)
        else await recordOutcomes(tx, outcomes, 'capture')
      })
    }
    for (const payment of await unfinishedPayments(shop.db, 'cancel')) {
      const outcomes = await askProviders(shop, [payment], 'cancel')
      await shop.transaction((tx) => recordOutcomes(tx, outcomes, 'cancel'))
    }
    for (const refund of await takeOverRefunds(shop))
      await sendRefund(shop, refund).catch((error) =>
        shop.log.error({ err: error, refund: refund.id }, 'an unfinished refund failed'),
      )
  },
}
