import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { useSearchParams } from '../../router/hooks'
import { useSession } from '../../shell/session'
import { RecentOrders } from './RecentOrders'
import { SetupCard } from './SetupCard'
import { SoldOut } from './SoldOut'
import { ToDo } from './ToDo'
import { soldOutList } from './tasks'
import './home.css'

/** What waits to be done, and what came in last. */
export function HomePage() {
  const t = useWords('home')
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  return (
    <Page
      title={user?.first_name ? t('hello_named', { name: user.first_name }) : t('hello')}
      subtitle={t('subtitle')}
      width="detail"
    >
      <Zone name="home.before" user={user} />
      <SetupCard />
      <ToDo />
      <RecentOrders />
      <Zone name="home.after" user={user} />
      {search.get('show') === soldOutList && <SoldOut onClose={() => setSearch({}, { replace: true })} />}
    </Page>
  )
}
