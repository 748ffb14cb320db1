'use client'

import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { ErrorIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'

export interface ErrorPanelProps {
  /** What failed: "The orders could not be loaded". */
  title?: ReactNode
  /** What is safe nevertheless, and what to do. */
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  /** For the people who look into it. */
  requestId?: string
  /** A heading where the panel is all the page holds. */
  heading?: 'h1' | 'h2'
  className?: string
}

/** In place of what could not be loaded or done. */
export function ErrorPanel({
  title,
  children,
  onRetry,
  isRetrying,
  requestId,
  heading,
  className,
}: ErrorPanelProps) {
  const t = useStrings()
  const failure = title ?? t('somethingWrong')
  return (
    <div role="alert" className={classNames('cw-ErrorPanel', className)}>
      <ErrorIcon size={20} />
      <div className="cw-ErrorPanel-text">
        {heading ? (
          <TitleText level={heading === 'h1' ? 1 : 2} className="cw-ErrorPanel-title">
            {failure}
          </TitleText>
        ) : (
          <p className="cw-ErrorPanel-title">{failure}</p>
        )}
        {children != null && <div>{children}</div>}
        {requestId && (
          <p className="cw-ErrorPanel-id">
            {t('requestId')}: <code>{requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <Button onPress={onRetry} isPending={isRetrying}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
