'use client'

import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'

export interface SpinnerProps {
  /** What is awaited; "Loading" when absent. */
  label?: string
  /** Side length in pixels. */
  size?: number
  className?: string
}

/** Something is under way and nobody knows for how long. */
export function Spinner({ label, size = 16, className }: SpinnerProps) {
  const t = useStrings()
  return (
    <svg
      role="progressbar"
      aria-label={label ?? t('loading')}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 24 ? 1.25 : 2}
      className={classNames('cw-Spinner', className)}
    >
      <circle cx="8" cy="8" r="6.5" opacity={0.22} />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" strokeLinecap="round" />
    </svg>
  )
}

/** A spinner in the middle of the page, for the first load of a screen. */
export function PageSpinner({ label }: Pick<SpinnerProps, 'label'>) {
  return (
    <div className="cw-PageSpinner">
      <Spinner size={28} label={label} />
    </div>
  )
}
