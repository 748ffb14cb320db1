import { ErrorIcon, SuccessIcon, WarningIcon } from '@cartwright/ui/icons'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/use-words'
import './finding.css'

const icons = { error: ErrorIcon, warning: WarningIcon, ok: SuccessIcon }
const words = { error: 'is_error', warning: 'is_warning', ok: 'is_ok' } as const

/** One thing that was looked at, in a list: how it is, and what there is to say of it. */
export function Finding({
  status,
  title,
  children,
}: {
  status: keyof typeof icons
  title: ReactNode
  children?: ReactNode
}) {
  const t = useWords('health')
  const Mark = icons[status]
  return (
    <li className="ad-Finding" data-status={status}>
      <Mark size={20} />
      <span className="cw-hidden">{t(words[status])}</span>
      <div className="ad-Finding-words">
        <span className="ad-Strong" dir="auto">
          {title}
        </span>
        {children}
      </div>
    </li>
  )
}
