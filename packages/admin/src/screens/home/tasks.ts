import { useEndpoint } from '@cartwright/sdk/react'
import { filtered, paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { failedEver } from '../jobs/failed'
import { soldOut } from './SoldOut'

/** In the address: the list of what is sold out is open. */
export const soldOutList = 'sold-out'

/** No more is asked for than how many there are. */
const least = { limit: 1, fields: 'id' }
const pending = { status: 'pending' }
const unpacked = { ...pending, fulfillment_status: 'not_fulfilled' }
const uncaptured = { ...pending, payment_status: 'awaiting' }

/** Counts of what waits; undefined until the shop has answered. What somebody may not see, and what fails, is left out. */
export function useTasks() {
  const may = useMay()
  const orders = { enabled: may('GET /admin/orders') }
  const products = { enabled: may('GET /admin/products') }
  const fulfil = useEndpoint(
    'GET /admin/orders',
    { query: { ...least, expand: 'items', ...unpacked } },
    orders,
  )
  const capture = useEndpoint(
    'GET /admin/orders',
    { query: { ...least, expand: 'items', ...uncaptured } },
    orders,
  )
  const returns = useEndpoint(
    'GET /admin/returns',
    { query: { limit: 1, fields: 'id', expand: 'items', status: ['requested'] } },
    { enabled: may('GET /admin/returns') },
  )
  const restock = useEndpoint(
    'GET /admin/variants',
    { query: { ...least, expand: 'prices', ...soldOut } },
    products,
  )
  const drafts = useEndpoint(
    'GET /admin/products',
    { query: { ...least, expand: 'variants', status: 'draft' } },
    products,
  )
  const failed = useEndpoint(
    'GET /admin/batch-jobs',
    { query: { limit: 1, failed_at: failedEver } },
    { enabled: may('GET /admin/batch-jobs') },
  )
  const of = (
    id: string,
    reply: typeof fulfil | typeof returns | typeof restock | typeof drafts | typeof failed,
    href: string,
  ) => ({
    id,
    href,
    count: reply.data?.count,
    isShown: !reply.error && (reply.isLoading || reply.data !== undefined),
  })
  return [
    of('fulfil', fulfil, filtered(paths.orders, unpacked)),
    of('capture', capture, filtered(paths.orders, uncaptured)),
    of('returns', returns, filtered(paths.returns, { status: 'requested' })),
    of('restock', restock, filtered(paths.home, { show: soldOutList })),
    of('publish', drafts, filtered(paths.products, { status: 'draft' })),
    of('failed', failed, filtered(paths.jobs, { failed_at: 'failed' })),
  ].filter(({ isShown }) => isShown)
}
