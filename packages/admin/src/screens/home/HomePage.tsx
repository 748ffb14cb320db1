import { part } from '@cartwright/ui/part'
import { ExtensionProblems } from '../../extensions/ExtensionProblems'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { Permitted } from '../../kit/Permitted'
import { useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { useSession } from '../../shell/session'
import { Mentions } from './Mentions'
import { RecentOrders } from './RecentOrders'
import { SetupCard } from './SetupCard'
import { SoldOut } from './SoldOut'
import { ToDo } from './ToDo'
import { soldOutList } from './tasks'
import './home.css'

/** Charts come after what is to be done. */
const figures = part(async () => (await import('./Figures')).Figures)

/** What waits to be done, how the shop does, and what came in last. */
export function HomePage() {
  const t = useWords('home')
  const { user } = useSession()
  const may = useMay()
  const Figures = figures.use(may('GET /admin/analytics/summary'))
  const [search, setSearch] = useSearchParams()
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('show')
        return next
      },
      { replace: true },
    )
  return (
    <Page
      title={user?.first_name ? t('hello_named', { name: user.first_name }) : t('hello')}
      subtitle={t('subtitle')}
      width="detail"
    >
      <ExtensionProblems />
      <Zone name="home.before" user={user} />
      <SetupCard />
      <Mentions />
      <ToDo />
      {Figures && <Figures />}
      <Permitted to="GET /admin/orders">
        <RecentOrders />
      </Permitted>
      <Zone name="home.after" user={user} />
      {search.get('show') === soldOutList && <SoldOut onClose={close} />}
    </Page>
  )
}
