import type { LineItem } from '@cartwright/contract'
import type { PickedLine } from './draft'

interface Props {
  label: string
  of: readonly { line: Pick<LineItem, 'id' | 'title'>; pick: Pick<PickedLine, 'quantity' | 'note'> }[]
}

/** What was picked, read again before it is sent. */
export function Picked({ label, of }: Props) {
  return (
    <div className="as-Case-part">
      <span className="as-Case-title">{label}</span>
      <ul aria-label={label}>
        {of.map(({ line, pick }) => (
          <li key={line.id}>
            {pick.quantity} × <bdi>{line.title}</bdi>
            {pick.note.trim() && (
              <span className="ad-Muted">
                {' · '}
                <bdi>{pick.note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
