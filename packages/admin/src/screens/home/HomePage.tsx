import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { SuccessIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { useLocale } from '../../kit/locale'
import { Page } from '../../kit/Page'
import { filtered, paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { useSession } from '../../shell/session'
import { RecentOrders } from './RecentOrders'
import { SetupCard } from './SetupCard'
import { SoldOut, soldOut } from './SoldOut'
import './home.css'

const soldOutList = 'sold-out'

/** What waits to be done, and what came in last. */
export function HomePage() {
  const t = useWords('home')
  const locale = useLocale()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const tasks = useTasks()
  const waiting = tasks.filter(({ count }) => count !== 0)
  return (
    <Page
      title={user?.first_name ? t('hello_named', { name: user.first_name }) : t('hello')}
      subtitle={t('subtitle')}
      width="detail"
    >
      <Zone name="home.before" user={user} />
      <SetupCard />
      <section aria-label={t('to_do')} className="ad-Tasks">
        {waiting.map(({ id, count, href }) => (
          <Link key={id} href={href} variant="plain" className="ad-Task">
            {count === undefined ? (
              <Skeleton width="48px" height="34px" />
            ) : (
              <span className="ad-Task-count">{count.toLocaleString(locale)}</span>
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
      {search.get('show') === soldOutList && <SoldOut onClose={() => setSearch({}, { replace: true })} />}
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
  const restock = useEndpoint('GET /admin/variants', { query: { ...least, expand: 'prices', ...soldOut } })
  const pending = { status: 'pending' }
  return [
    {
      id: 'fulfil',
      of: fulfil,
      href: filtered(paths.orders, { ...pending, fulfillment_status: 'not_fulfilled' }),
    },
    { id: 'capture', of: capture, href: filtered(paths.orders, { ...pending, payment_status: 'awaiting' }) },
    { id: 'publish', of: drafts, href: filtered(paths.products, { status: 'draft' }) },
    { id: 'restock', of: restock, href: filtered(paths.home, { show: soldOutList }) },
  ]
    .filter(({ of }) => !of.error)
    .map(({ id, of, href }) => ({ id, href, count: of.data?.count }))
}
