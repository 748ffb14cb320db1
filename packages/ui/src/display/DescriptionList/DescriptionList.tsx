import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'

export interface Description {
  term: ReactNode
  details: ReactNode
  id?: string
}

export interface DescriptionListProps {
  items: readonly Description[]
  /** Terms above their details, for narrow columns. */
  isStacked?: boolean
  /** Details at the end of the line, in numerals of one width: for sums. */
  isNumeric?: boolean
  className?: string
}

/** Names and what they stand for, line by line. */
export function DescriptionList({ items, isStacked, isNumeric, className }: DescriptionListProps) {
  return (
    <dl
      className={classNames('cw-DescriptionList', className)}
      data-stacked={isStacked || undefined}
      data-numeric={isNumeric || undefined}
    >
      {items.map(({ id, term, details }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)} className="cw-DescriptionList-item">
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  )
}
