import type { Order } from '@cartwright/contract'
import { shapeOf } from '../../store/reading/shape'
import { listOrders, type OrderQuery } from '../order/list-orders'
import { type Cell, csvLine } from './csv-text'
import { exportContext, extentOf, filterOf, writeExport } from './export-file'
import { type JobType, statOf, type Work } from './job-type'

const select = [
  'id',
  'display_id',
  'status',
  'created_at',
  'fulfillment_status',
  'payment_status',
  'subtotal',
  'shipping_total',
  'discount_total',
  'gift_card_total',
  'refunded_total',
  'tax_total',
  'total',
  'currency_code',
  'region_id',
]
const relations = ['customer', 'shipping_address', 'sales_channel']
const shape = shapeOf(['items', 'shipping_methods', ...relations])
const call = 'GET /admin/orders'

/** Orders with addresses and figures, newest first; amounts stay in minor units (rules: files). */
export const orderExport: JobType = {
  prepare: async (_, context) => exportContext(call, context, { relations, select }),
  async preProcess(work) {
    const count = await countOf(work)
    return {
      result: statOf(
        'order-export',
        'Order count to export',
        `There will be ${count} orders exported by this action`,
      ),
    }
  },
  async process(work) {
    const count = await countOf(work)
    let done = 0
    const { skip, take } = extentOf(work.context)
    const file = await writeExport(work, async function* () {
      yield csvLine(columns.map(([header]) => header))
      while (done < count) {
        const { orders } = await page(work, skip + done, Math.min(take, count - done))
        if (orders.length === 0) return
        for (const order of orders) yield csvLine(columns.map(([, cell]) => cell(order)))
        done += orders.length
        await work.beat({ count, advancement_count: done, progress: done / count })
      }
    })
    return { count: done, advancement_count: done, progress: 1, ...file }
  },
}

/** Orders that come while the export runs are not in it, so that pages do not shift. */
function page({ shop, job, context }: Work, offset: number, limit: number) {
  const filter = filterOf(call, context) as Partial<OrderQuery>
  const created_at = { ...filter.created_at, lte: filter.created_at?.lte ?? job.created_at }
  return listOrders(shop, { ...filter, created_at, limit, offset, order: '-created_at' }, shape)
}

async function countOf(work: Work): Promise<number> {
  const { skip, most } = extentOf(work.context)
  const { count } = await page(work, 0, 1)
  return Math.min(most, Math.max(0, count - skip))
}

const columns: readonly (readonly [string, (order: Order) => Cell])[] = [
  ['Order_ID', (order) => order.id],
  ['Display_ID', (order) => order.display_id],
  ['Order status', (order) => order.status],
  ['Date', (order) => new Date(order.created_at).toUTCString()],
  ['Customer First name', (order) => order.customer?.first_name],
  ['Customer Last name', (order) => order.customer?.last_name],
  ['Customer Email', (order) => order.customer?.email ?? order.email],
  ['Customer ID', (order) => order.customer_id],
  ['Shipping Address 1', (order) => order.shipping_address?.address_1],
  ['Shipping Address 2', (order) => order.shipping_address?.address_2],
  ['Shipping Country Code', (order) => order.shipping_address?.country_code],
  ['Shipping City', (order) => order.shipping_address?.city],
  ['Shipping Postal Code', (order) => order.shipping_address?.postal_code],
  ['Shipping Region ID', (order) => order.region_id],
  ['Fulfillment Status', (order) => order.fulfillment_status],
  ['Payment Status', (order) => order.payment_status],
  ['Subtotal', (order) => order.subtotal],
  ['Shipping Total', (order) => order.shipping_total],
  ['Discount Total', (order) => order.discount_total],
  ['Gift Card Total', (order) => order.gift_card_total],
  ['Refunded Total', (order) => order.refunded_total],
  ['Tax Total', (order) => order.tax_total],
  ['Total', (order) => order.total],
  ['Currency Code', (order) => order.currency_code],
  ['Sales channel name', (order) => order.sales_channel?.name],
  ['Sales channel description', (order) => order.sales_channel?.description],
]
