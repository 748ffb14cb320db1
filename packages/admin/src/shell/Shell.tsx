import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { part } from '@cartwright/ui/part'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../kit/form/ConflictDialog'
import { paths } from '../paths'
import { useLocation, useNavigate } from '../router/hooks'
import { Navigate } from '../router/Navigate'
import { Outlet } from '../router/RouterProvider'
import { addressOf, places } from '../screens/registry'
import { FirstRun } from './FirstRun'
import { Jobs } from './Jobs'
import { useKnownKeys } from './known-keys'
import { LiveNews } from './LiveNews'
import { Measured } from './Measured'
import { MobileBar } from './MobileBar'
import { OfflineBar } from './OfflineBar'
import { useMay } from './permissions'
import { Sidebar } from './Sidebar'
import { SignInAgain } from './SignInAgain'
import { useSession } from './session'
import { toggleTheme } from './theme'
import { usePagePosition } from './use-page-position'

// Fetched when first opened: the first screen waits for less.
const commandMenu = part(async () => (await import('./CommandMenu')).CommandMenu)
const shortcutHelp = part(async () => (await import('./ShortcutHelp')).ShortcutHelp)

/** The back office, followed by what goes with it on every screen. */
export function Shell() {
  return (
    <Measured>
      <LiveNews>
        <Jobs>
          <Office />
        </Jobs>
      </LiveNews>
    </Measured>
  )
}

/** What stands around a screen. Who is not signed in is sent to the login, and back here afterwards. */
function Office() {
  const { t } = useTranslation()
  const location = useLocation()
  const { user, isOut, isPending, error, refetch } = useSession()
  const [isFinding, setFinding] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const go = useNavigate()
  const may = useMay()
  // Who types at once after ⌘K means the palette, though it is still on its way.
  const CommandMenu = commandMenu.use(isFinding, { takesFocus: true, onFail: () => setFinding(false) })
  const ShortcutHelp = shortcutHelp.use(isHelping, { takesFocus: true, onFail: () => setHelping(false) })
  usePagePosition()
  useKnownKeys('anywhere', [
    { keys: '⌘K', name: t('find'), run: () => setFinding(true) },
    { keys: '⌘⇧L', name: t('switch_theme'), run: toggleTheme },
    { keys: '?', name: t('shortcuts'), run: () => setHelping(true) },
    ...places
      .filter(({ needs }) => !needs || may(needs))
      .flatMap((place) =>
        place.keys
          ? {
              keys: place.keys,
              name: t('go_to', { name: t(`places.${place.name}`) }),
              run: () => void go(addressOf(place)),
            }
          : [],
      ),
  ])

  if (isOut) {
    const next = `${location.pathname}${location.search}`
    return (
      <Navigate
        to={next === paths.home ? paths.login : `${paths.login}?${new URLSearchParams({ next })}`}
        replace
      />
    )
  }
  if (isPending) return <PageSpinner />
  if (!user)
    return (
      <main className="ad-Alone">
        <ErrorPanel title={t('shop_silent')} onRetry={() => void refetch()} requestId={error?.requestId}>
          {t('shop_silent_text')}
        </ErrorPanel>
      </main>
    )
  return (
    <div className="ad-Shell">
      <a className="ad-Skip" href="#content">
        {t('skip_to_content')}
      </a>
      <MobileBar user={user} onFind={() => setFinding(true)} />
      <Sidebar user={user} onFind={() => setFinding(true)} />
      <div className="ad-Shell-main">
        <OfflineBar />
        <main id="content" tabIndex={-1} className="ad-Shell-content">
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {/* Its words come late: until then the screen stays as it is. */}
      <Suspense fallback={null}>
        <FirstRun />
      </Suspense>
      <ConflictDialog />
      <Suspense fallback={null}>
        {CommandMenu && <CommandMenu isOpen onOpenChange={setFinding} onHelp={() => setHelping(true)} />}
        {ShortcutHelp && <ShortcutHelp isOpen onOpenChange={setHelping} />}
        <SignInAgain user={user} />
      </Suspense>
    </div>
  )
}
