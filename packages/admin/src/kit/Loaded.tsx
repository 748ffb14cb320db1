import { NotFoundError, type ShopError } from '@cartwright/sdk'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import { Skeleton } from '@cartwright/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from './NotFoundPage'
import { useErrorMessage } from './use-error-message'

interface Props<T> {
  of: UseQueryResult<T, ShopError>
  /** What failed, for people: "The order could not be loaded". */
  failure: string
  children: (data: T) => ReactNode
}

/** A detail screen by what the shop answered: shapes at first, then the thing, or why it cannot be shown. */
export function Loaded<T>({ of, failure, children }: Props<T>) {
  const { t } = useTranslation()
  const message = useErrorMessage()
  if (of.data !== undefined) return children(of.data)
  if (of.error instanceof NotFoundError) return <NotFoundPage />
  if (of.error?.status === 403)
    return (
      <div className="ad-Alone">
        <ForbiddenState heading="h1">{message(of.error)}</ForbiddenState>
      </div>
    )
  if (of.error)
    return (
      <div className="ad-Alone">
        <ErrorPanel
          heading="h1"
          title={failure}
          onRetry={() => void of.refetch()}
          isRetrying={of.isFetching}
          requestId={of.error.requestId}
        >
          {message(of.error)} {t('nothing_lost')}
        </ErrorPanel>
      </div>
    )
  return (
    <div className="ad-Page" data-width="detail" aria-busy="true">
      <Skeleton width="220px" height="28px" />
      <div className="ad-Columns ad-Loading">
        <div className="ad-Columns-main">
          <Skeleton height="220px" />
          <Skeleton height="160px" />
        </div>
        <div className="ad-Columns-side">
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </div>
      </div>
    </div>
  )
}
