import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths'
import { FirstRun } from './FirstRun'
import { Jobs } from './Jobs'
import { Measured } from './Measured'
import { MobileBar } from './MobileBar'
import { OfflineBar } from './OfflineBar'
import { Sidebar } from './Sidebar'
import { useSession } from './session'
import { useShortcuts } from './shortcuts'
import { toggleTheme } from './theme'

// Fetched when first opened: the first screen waits for less.
const CommandMenu = lazy(async () => ({ default: (await import('./CommandMenu')).CommandMenu }))
const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp')).ShortcutHelp }))

/** The back office, followed by what goes with it on every screen. */
export function Shell() {
  return (
    <Measured>
      <Jobs>
        <Office />
      </Jobs>
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
  useShortcuts({
    'mod+k': () => setFinding(true),
    'mod+shift+l': toggleTheme,
    '?': () => setHelping(true),
    'g h': () => void go(paths.home),
    'g o': () => void go(paths.orders),
    'g p': () => void go(paths.products),
    'g u': () => void go(paths.customers),
    'g ,': () => void go(paths.settings),
  })

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
      <FirstRun />
      <Suspense fallback={null}>
        {isFinding && <CommandMenu isOpen onOpenChange={setFinding} onHelp={() => setHelping(true)} />}
        {isHelping && <ShortcutHelp isOpen onOpenChange={setHelping} />}
      </Suspense>
    </div>
  )
}
