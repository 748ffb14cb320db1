import { StatusBadge } from '@cartwright/ui/StatusBadge'
import type { ReactNode } from 'react'

interface Props {
  /** As the API spells it, or the screen where the API has none. */
  status: string
  /** How things stand, in a sentence. */
  children: ReactNode
  /** What is best done next. */
  action?: ReactNode
}

/** How a record stands, and what is best done next: the first thing on its page. */
export function StatusStrip({ status, children, action }: Props) {
  return (
    <section className="ad-Strip">
      <StatusBadge status={status} />
      <p className="ad-Strip-text">{children}</p>
      {action}
    </section>
  )
}
