import { useEndpoint } from '@cartwright/sdk/react'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { Navigate } from '../../router/Navigate'
import { useSession } from '../../shell/session'
import { EntryPage } from '../login/EntryPage'
import { SetupForm } from './SetupForm'
import './setup.css'

/** The first of the staff comes in by the address that the shop printed when it started. */
export function SetupPage() {
  const t = useWords('setup')
  const [search] = useSearchParams()
  const secret = search.get('secret')
  const { user, isPending } = useSession()
  const shop = useEndpoint('GET /admin/setup', undefined, { retry: false })
  const [isDead, setDead] = useState(false)
  if (isPending || shop.isPending) return <PageSpinner />
  if (user) return <Navigate to={paths.home} replace />
  if (shop.data && !shop.data.is_needed)
    return (
      <EntryPage title={t('is_done')} text={t('is_done_text')}>
        <LinkButton href={paths.login} variant="primary" isWide size="l">
          {t('sign_in')}
        </LinkButton>
      </EntryPage>
    )
  if (!secret || isDead)
    return (
      <EntryPage title={t(isDead ? 'dead' : 'missing')} text={t(isDead ? 'dead_text' : 'missing_text')}>
        <ol className="ad-EntrySteps">
          <li>{t('step_start')}</li>
          <li>
            {t('step_open')} <code dir="ltr">/app/setup?secret=…</code>
          </li>
        </ol>
      </EntryPage>
    )
  return (
    <EntryPage title={t('title')} text={t('text')}>
      <SetupForm
        secret={secret}
        storeName={shop.data?.store_name}
        onDead={() => setDead(true)}
        onTaken={() => void shop.refetch()}
      />
    </EntryPage>
  )
}
