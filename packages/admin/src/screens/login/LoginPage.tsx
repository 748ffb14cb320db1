import { useEndpoint } from '@cartwright/sdk/react'
import { Link } from '@cartwright/ui/Link'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { Navigate } from '../../router/Navigate'
import { SignInForm } from '../../shell/SignInForm'
import { useSession } from '../../shell/session'
import { EntryPage } from './EntryPage'

/** Staff sign in here; afterwards they are where they wanted to go. A shop without staff is set up first. */
export function LoginPage() {
  const t = useWords('login')
  const [search] = useSearchParams()
  const { user, isPending } = useSession()
  const shop = useEndpoint('GET /admin/setup', undefined, { retry: false })
  if (isPending) return <PageSpinner />
  if (user) return <Navigate to={insideOnly(search.get('next'))} replace />
  if (shop.data?.is_needed) return <Navigate to={paths.setup} replace />
  return (
    <EntryPage title={t('sign_in')} text={t('sign_in_text')}>
      <Zone name="login.before" />
      <SignInForm />
      <p className="ad-Entry-foot">
        <Link href={paths.resetPassword}>{t('forgot')}</Link>
      </p>
      <Zone name="login.after" />
    </EntryPage>
  )
}

/** Only places of this application: the address may come from anyone. */
const insideOnly = (next: string | null) => (next?.startsWith(`${paths.home}/`) ? next : paths.home)
