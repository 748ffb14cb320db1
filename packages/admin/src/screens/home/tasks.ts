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
  const backs = { enabled: may('GET /admin/returns') }
  const jobs = { enabled: may('GET /admin/batch-jobs') }
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
    backs,
  )
  const variants = { enabled: may('GET /admin/variants') }
  const restock = useEndpoint(
    'GET /admin/variants',
    { query: { ...least, expand: 'prices', ...soldOut } },
    variants,
  )
  const drafts = useEndpoint(
    'GET /admin/products',
    { query: { ...least, expand: 'variants', status: 'draft' } },
    products,
  )
  const failed = useEndpoint('GET /admin/batch-jobs', { query: { limit: 1, failed_at: failedEver } }, jobs)
  const all = [
    task('fulfil', orders, fulfil, filtered(paths.orders, unpacked)),
    task('capture', orders, capture, filtered(paths.orders, uncaptured)),
    task('returns', backs, returns, filtered(paths.returns, { status: 'requested' })),
    task('restock', variants, restock, filtered(paths.home, { show: soldOutList })),
    task('publish', products, drafts, filtered(paths.products, { status: 'draft' })),
    task('failed', jobs, failed, filtered(paths.jobs, { failed_at: 'failed' })),
  ]
  return all.flatMap((one) => one ?? [])
}

/** A number and the list behind it; nothing where it may not be seen or could not be asked. */
function task(
  id: string,
  { enabled }: { enabled: boolean },
  { data, error }: { data?: { count: number }; error: unknown },
  href: string,
) {
  return enabled && !error ? { id, href, count: data?.count } : undefined
}
