import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { TitleText } from '../../title-text.js'

export interface EmptyStateProps {
  /** What is not there: "No gift cards yet". */
  title: ReactNode
  /** Why, and what it would be good for. */
  children?: ReactNode
  icon?: ReactNode
  /** What to do about it, the main action first. */
  actions?: ReactNode
  /** A heading where the empty state is all the page holds. */
  heading?: 'h1' | 'h2'
  className?: string
}

/** In place of a list that has nothing to show. */
export function EmptyState({ title, children, icon, actions, heading, className }: EmptyStateProps) {
  return (
    <div className={classNames('cw-EmptyState', className)}>
      {icon != null && <div className="cw-EmptyState-icon">{icon}</div>}
      {heading ? (
        <TitleText level={heading === 'h1' ? 1 : 2} className="cw-EmptyState-title">
          {title}
        </TitleText>
      ) : (
        <div className="cw-EmptyState-title">{title}</div>
      )}
      {children != null && <div className="cw-EmptyState-text">{children}</div>}
      {actions != null && <div className="cw-EmptyState-actions">{actions}</div>}
    </div>
  )
}
