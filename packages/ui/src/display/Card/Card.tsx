'use client'

import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.js'
import { TitleText } from '../../title-text.js'

export interface CardProps {
  title?: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** The level of the title in the outline of the page. */
  level?: 2 | 3 | 4
  /** Lets the content touch the edges: for tables and lists. */
  isFlush?: boolean
  className?: string
}

/** A part of a page on a surface of its own. */
export function Card({ className, ...props }: CardProps) {
  return <Part {...props} className={classNames('cw-Card', className)} />
}

/** A part of a page, or of a card, with only a title line to mark it. */
export function Section({ className, ...props }: CardProps) {
  return <Part {...props} className={classNames('cw-Section', className)} />
}

function Part({ title, description, actions, children, footer, level = 2, isFlush, className }: CardProps) {
  const id = useId()
  return (
    <section
      className={className}
      aria-labelledby={title != null ? id : undefined}
      data-flush={isFlush || undefined}
    >
      {(title != null || actions != null) && (
        <header className="cw-Card-head">
          <div className="cw-Card-titles">
            {title != null && (
              <TitleText id={id} level={level} className="cw-Card-title">
                {title}
              </TitleText>
            )}
            {description != null && <p className="cw-Card-description">{description}</p>}
          </div>
          {actions != null && <div className="cw-Card-actions">{actions}</div>}
        </header>
      )}
      {children != null && <div className="cw-Card-body">{children}</div>}
      {footer != null && <footer className="cw-Card-foot">{footer}</footer>}
    </section>
  )
}
