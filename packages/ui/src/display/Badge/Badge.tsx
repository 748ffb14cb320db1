import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'violet' | 'grey'

export interface BadgeProps {
  tone?: Tone
  /** The word. Colour is never the only sign. */
  children: ReactNode
  /** Leaves out the dot, for counts and plain labels. */
  isPlain?: boolean
  /** Without its ground, for what stands in many rows and needs nobody: only what does stays in colour. */
  isQuiet?: boolean
  className?: string
}

/** A dot and a word. */
export function Badge({ tone = 'grey', children, isPlain, isQuiet, className }: BadgeProps) {
  return (
    <span className={classNames('cw-Badge', className)} data-tone={tone} data-quiet={isQuiet || undefined}>
      {!isPlain && <span className="cw-Badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
