import { Button } from '@cartwright/ui/Button'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import { ErrorIcon, InfoIcon, SearchIcon, WarningIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import { useRouteError } from '../router/RouterProvider'
import { MissingCode } from './missing-code'
import { useOnline } from './use-online'

/** What a router answers with, and how it is said: those of these statuses no screen of ours has broken. */
const said = {
  400: { title: 'bad_request', text: 'bad_request_text' },
  404: { title: 'not_found', text: 'not_found_text' },
  405: { title: 'method_not_allowed', text: 'method_not_allowed_text' },
} as const

interface Props {
  /** Stands beside the sidebar, which is the page's own frame. */
  isInside?: boolean
}

/** In place of a screen that could not be shown: why, by its status; or that it broke, and what is safe. */
export function RouteError({ isInside }: Props) {
  const error = useRouteError()
  const Frame = isInside ? 'div' : 'main'
  return (
    <Frame className="ad-Alone">
      <Reason error={error} />
    </Frame>
  )
}

function Reason({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const status = error instanceof Response ? error.status : undefined
  const words = said[status as keyof typeof said]
  const isMissing = error instanceof MissingCode
  const isBroken = !words && status !== 403 && !isMissing
  useEffect(() => {
    if (isBroken) console.error(error)
  }, [error, isBroken])
  if (isMissing) return <NotFetched />
  if (status === 403) return <ForbiddenState heading="h1" actions={<GoHome />} />
  if (words)
    return (
      <Said icon={status === 404 ? <SearchIcon size={20} /> : <ErrorIcon size={20} />} title={t(words.title)}>
        {t(words.text)}
      </Said>
    )
  return (
    <ErrorPanel heading="h1" title={t('screen_broke')} onRetry={() => window.location.reload()}>
      {t('screen_broke_text')}
    </ErrorPanel>
  )
}

/** A screen whose code is not here: without a network it waits for one; otherwise a newer back office is there to be loaded. */
function NotFetched() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload()
  }, [wasOffline, isOnline])
  const reload = (
    <Button variant="primary" onPress={() => window.location.reload()}>
      {t('load_again')}
    </Button>
  )
  if (isOnline && !wasOffline)
    return (
      <Said icon={<InfoIcon size={20} />} title={t('updated')} actions={reload}>
        {t('updated_text')}
      </Said>
    )
  return (
    <Said icon={<WarningIcon size={20} />} title={t('offline_title')} actions={<GoHome />}>
      {t('offline_screen')}
    </Said>
  )
}

function Said({
  actions = <GoHome />,
  ...props
}: {
  icon: ReactNode
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return <EmptyState heading="h1" actions={actions} {...props} />
}

function GoHome() {
  const { t } = useTranslation()
  return (
    <LinkButton href={paths.home} variant="primary">
      {t('go_home')}
    </LinkButton>
  )
}
