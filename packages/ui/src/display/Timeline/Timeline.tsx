import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import type { Tone } from '../Badge/Badge.js'
import { DateTime, type DateTimeProps } from '../DateTime/DateTime.js'

export interface TimelineEvent {
  id: string
  /** What happened: "Payment of €148.00 captured". */
  title: ReactNode
  at: Date | string
  /** Who did it, or what. */
  by?: ReactNode
  /** What was said: the text of a note, an error. */
  children?: ReactNode
  icon?: ReactNode
  tone?: Tone
}

export interface TimelineProps extends Pick<DateTimeProps, 'timeZone' | 'now'> {
  /** Read aloud. */
  label: string
  /** Newest first, as they are to stand. */
  events: readonly TimelineEvent[]
  /** Stands on top: a field for a note. */
  composer?: ReactNode
  className?: string
}

/** What happened, one after the other. */
export function Timeline({ label, events, composer, timeZone, now, className }: TimelineProps) {
  return (
    <div className={classNames('cw-Timeline', className)}>
      {composer != null && <div className="cw-Timeline-composer">{composer}</div>}
      <ol aria-label={label} className="cw-Timeline-list">
        {events.map(({ id, title, at, by, children, icon, tone = 'grey' }) => (
          <li key={id} className="cw-Timeline-event" data-tone={tone}>
            <span className="cw-Timeline-mark" data-icon={icon != null || undefined} aria-hidden="true">
              {icon}
            </span>
            <div className="cw-Timeline-line">
              <span className="cw-Timeline-title">{title}</span>
              <span className="cw-Timeline-meta">
                {by != null && <>{by} · </>}
                <DateTime value={at} format="relative" timeZone={timeZone} now={now} />
              </span>
            </div>
            {children != null && <div className="cw-Timeline-text">{children}</div>}
          </li>
        ))}
      </ol>
    </div>
  )
}
