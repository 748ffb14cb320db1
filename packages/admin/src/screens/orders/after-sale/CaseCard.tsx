import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import type { ReactNode } from 'react'
import '../../../kit/after-sale/after-sale.css'

interface Props {
  title: string
  /** Its states, as badges. */
  statuses: readonly string[]
  /** Where it stands and what comes next, in a sentence. */
  stand: ReactNode
  at: string
  actions?: ReactNode
  children: ReactNode
}

/** Something that came after the sale: what it is, where it stands, what can be done. */
export function CaseCard({ title, statuses, stand, at, actions, children }: Props) {
  return (
    <Card title={title} actions={actions}>
      <div className="as-Case">
        <p className="as-Stand">
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <span>{stand}</span>
          <span className="ad-Muted">
            <DateTime value={at} format="relative" />
          </span>
        </p>
        {children}
      </div>
    </Card>
  )
}
