'use client'

import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { CloseIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface BulkBarProps {
  /** How many are selected. The bar is there only while some are. */
  count: number
  /** How many the filters match, on all pages. */
  total?: number
  /** Selects all that match, not only those in view. */
  onSelectMatching?: () => void
  onClear: () => void
  /** The buttons. */
  children: ReactNode
  className?: string
}

/** What can be done with the selected rows. Floats over the end of the list. */
export function BulkBar({ count, total = 0, onSelectMatching, onClear, children, className }: BulkBarProps) {
  const t = useStrings()
  const { locale } = useLocale()
  if (count === 0) return null
  const number = new Intl.NumberFormat(locale)
  const text = t('selected', { count: number.format(count) })
  return (
    <section aria-label={text} className={classNames('cw-BulkBar', className)}>
      <IconButton size="s" label={t('clear')} shortcut="Esc" icon={<CloseIcon />} onPress={onClear} />
      <span className="cw-BulkBar-count" aria-live="polite">
        {text}
      </span>
      {onSelectMatching && count < total && (
        <Button size="s" variant="ghost" onPress={onSelectMatching}>
          {t('selectMatching', { total: number.format(total) })}
        </Button>
      )}
      <div className="cw-BulkBar-actions">{children}</div>
    </section>
  )
}
