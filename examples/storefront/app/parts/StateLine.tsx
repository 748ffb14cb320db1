import type { ReactNode } from 'react'

interface Props {
  /** All is done. */
  isGood?: boolean
  /** It came to nothing. */
  isOver?: boolean
  children: ReactNode
}

/** How far something is, in a sentence that can be seen from afar. */
export const StateLine = ({ isGood, isOver, children }: Props) => (
  <p className="state-line" data-good={isGood || undefined} data-over={isOver || undefined}>
    {children}
  </p>
)
