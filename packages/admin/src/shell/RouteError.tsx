import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import { ErrorIcon, SearchIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { paths } from '../paths'

/** What a router answers with, and how it is said: those of these statuses no screen of ours has broken. */
const said = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
} as const

/** In place of a screen that could not be shown: why, by its status; or that it broke, and what is safe. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const kind = said[status as keyof typeof said]
  useEffect(() => {
    if (!kind) console.error(error)
  }, [error, kind])
  if (kind === 'forbidden')
    return (
      <main className="ad-Alone">
        <ForbiddenState heading="h1" actions={<GoHome />} />
      </main>
    )
  if (kind)
    return (
      <main className="ad-Alone">
        <EmptyState
          icon={kind === 'not_found' ? <SearchIcon size={20} /> : <ErrorIcon size={20} />}
          heading="h1"
          title={t(kind)}
          actions={<GoHome />}
        >
          {t(`${kind}_text`)}
        </EmptyState>
      </main>
    )
  return (
    <main className="ad-Alone">
      <ErrorPanel title={t('screen_broke')} onRetry={() => window.location.reload()}>
        {t('screen_broke_text')}
      </ErrorPanel>
    </main>
  )
}

function GoHome() {
  const { t } = useTranslation()
  return (
    <LinkButton href={paths.home} variant="primary">
      {t('go_home')}
    </LinkButton>
  )
}
