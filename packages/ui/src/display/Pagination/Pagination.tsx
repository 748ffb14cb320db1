'use client'

import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { LinkButton } from '../../controls/Button/LinkButton.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { Select } from '../../controls/Select/Select.js'
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface PaginationProps {
  offset: number
  limit: number
  total: number
  onChange?: (offset: number) => void
  /** Makes links of the arrows, for pages that work without scripts. */
  hrefFor?: (offset: number) => string
  /** Offers other page sizes. */
  onLimitChange?: (limit: number) => void
  limits?: readonly number[]
  /** Of what: read aloud, and needed where a page has several lists. */
  label?: string
  className?: string
}

/** Which part of a list is shown, and the way to the others. */
export function Pagination({
  offset,
  limit,
  total,
  onChange,
  hrefFor,
  onLimitChange,
  limits = [20, 50, 100],
  label,
  className,
}: PaginationProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale)
  const arrow = (to: number, isPossible: boolean, label: string, icon: ReactNode) =>
    hrefFor && isPossible ? (
      <LinkButton
        href={hrefFor(to)}
        aria-label={label}
        icon={icon}
        className="cw-IconButton"
        variant="ghost"
      />
    ) : (
      <IconButton label={label} icon={icon} isDisabled={!isPossible} onPress={() => onChange?.(to)} />
    )
  return (
    <nav
      aria-label={label ? `${label}: ${t('pagination')}` : t('pagination')}
      className={classNames('cw-Pagination', className)}
    >
      <span className="cw-Pagination-range">
        {t('range', {
          from: number.format(Math.min(offset + 1, total)),
          to: number.format(Math.min(offset + limit, total)),
          total: number.format(total),
        })}
      </span>
      {onLimitChange && (
        <Select
          label={t('rowsPerPage')}
          isLabelHidden
          className="cw-Pagination-limit"
          value={String(limit)}
          options={limits.map((one) => ({ id: String(one), name: number.format(one) }))}
          onChange={(id) => onLimitChange(Number(id))}
        />
      )}
      <span className="cw-Pagination-arrows">
        {arrow(Math.max(0, offset - limit), offset > 0, t('previousPage'), <ChevronStartIcon />)}
        {arrow(offset + limit, offset + limit < total, t('nextPage'), <ChevronEndIcon />)}
      </span>
    </nav>
  )
}
