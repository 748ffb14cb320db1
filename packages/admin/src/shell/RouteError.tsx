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
  400: { title: 'bad_request', text: 'bad_request_text' },
  404: { title: 'not_found', text: 'not_found_text' },
  405: { title: 'method_not_allowed', text: 'method_not_allowed_text' },
} as const

/** In place of a screen that could not be shown: why, by its status; or that it broke, and what is safe. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const words = said[status as keyof typeof said]
  const isForbidden = status === 403
  useEffect(() => {
    if (!words && !isForbidden) console.error(error)
  }, [error, words, isForbidden])
  if (isForbidden)
    return (
      <main className="ad-Alone">
        <ForbiddenState heading="h1" actions={<GoHome />} />
      </main>
    )
  if (words)
    return (
      <main className="ad-Alone">
        <EmptyState
          icon={status === 404 ? <SearchIcon size={20} /> : <ErrorIcon size={20} />}
          heading="h1"
          title={t(words.title)}
          actions={<GoHome />}
        >
          {t(words.text)}
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
