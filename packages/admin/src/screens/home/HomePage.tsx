import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { SuccessIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { filtered, paths } from '../../paths'
import { useSession } from '../../shell/session'
import { RecentOrders } from './RecentOrders'

/** What waits to be done, and what came in last. */
export function HomePage() {
  const t = useWords('home')
  const { user } = useSession()
  const tasks = useTasks()
  const waiting = tasks.filter(({ count }) => count !== 0)
  return (
    <Page
      title={user?.first_name ? t('hello_named', { name: user.first_name }) : t('hello')}
      subtitle={t('subtitle')}
      width="detail"
    >
      <Zone name="home.before" user={user} />
      <section aria-label={t('to_do')} className="ad-Tasks">
        {waiting.map(({ id, count, href }) => (
          <Link key={id} href={href} variant="plain" className="ad-Task">
            {count === undefined ? (
              <Skeleton width="48px" height="34px" />
            ) : (
              <span className="ad-Task-count">{count}</span>
            )}{' '}
            <span className="ad-Task-name">{t(`task_${id}`, { count: count ?? 2 })}</span>
          </Link>
        ))}
        {waiting.length === 0 && (
          <Card className="ad-Task-none">
            <SuccessIcon size={20} /> {t('nothing_waits')}
          </Card>
        )}
      </section>
      <RecentOrders />
      <Zone name="home.after" user={user} />
    </Page>
  )
}

/** Counts of what waits; undefined until the shop has answered, and left out where it does not. */
function useTasks() {
  const least = { limit: 1, fields: 'id' }
  const fulfil = useEndpoint('GET /admin/orders', {
    query: { ...least, expand: 'items', status: 'pending', fulfillment_status: 'not_fulfilled' },
  })
  const capture = useEndpoint('GET /admin/orders', {
    query: { ...least, expand: 'items', status: 'pending', payment_status: 'awaiting' },
  })
  const drafts = useEndpoint('GET /admin/products', {
    query: { ...least, expand: 'variants', status: 'draft' },
  })
  const soldOut = useEndpoint('GET /admin/variants', {
    query: { ...least, expand: 'prices', manage_inventory: true, inventory_quantity: { lte: 0 } },
  })
  const pending = { status: 'pending' }
  return [
    {
      id: 'fulfil',
      of: fulfil,
      href: filtered(paths.orders, { ...pending, fulfillment_status: 'not_fulfilled' }),
    },
    { id: 'capture', of: capture, href: filtered(paths.orders, { ...pending, payment_status: 'awaiting' }) },
    { id: 'publish', of: drafts, href: filtered(paths.products, { status: 'draft' }) },
    { id: 'restock', of: soldOut, href: paths.products },
  ]
    .filter(({ of }) => !of.error)
    .map(({ id, of, href }) => ({ id, href, count: of.data?.count }))
}
