import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { TextField } from '@cartwright/ui/TextField'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../../i18n/use-words'
import { useMay } from '../../shell/permissions'
import { calledIn, mentionBegun, type Person, withMention } from './mentions'
import './notes.css'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whom was chosen, to be sent along with the note. */
  onMention: (person: Person) => void
  placeholder?: string
  rows?: number
  autoFocus?: boolean
  /** What stands beside the field. */
  children?: ReactNode
}

/** A field for a note: behind an `@` it offers colleagues, who are told. */
export function MentionField({ label, value, onChange, onMention, children, ...field }: Props) {
  const t = useWords('order-people')
  const may = useMay()
  const begun = may('GET /admin/users') ? mentionBegun(value) : undefined
  const { data } = useEndpoint('GET /admin/users', undefined, { enabled: begun !== undefined })
  const box = useRef<HTMLDivElement>(null)
  const wanted = (begun ?? '').trim().toLowerCase()
  const found =
    begun === undefined
      ? []
      : (data?.users ?? [])
          .filter((one) => `${calledIn(one)} ${one.email}`.toLowerCase().includes(wanted))
          .slice(0, 6)
  const choose = (person: Person) => {
    onChange(withMention(value, person))
    onMention(person)
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  // Once a name is written out there is nothing left to offer.
  const isWritten = found.length === 1 && found[0] && wanted === calledIn(found[0]).toLowerCase()
  return (
    <div ref={box} className="ad-MentionField">
      <div className="ad-MentionField-line">
        <TextField
          label={label}
          isLabelHidden
          hint={may('GET /admin/users') ? t('mention_hint') : undefined}
          value={value}
          onChange={onChange}
          {...field}
        />
        {children}
      </div>
      {found.length > 0 && !isWritten && (
        <ul className="ad-MentionField-people" aria-label={t('colleagues')}>
          {found.map((one) => (
            <li key={one.id}>
              <Button size="s" onPress={() => choose(one)}>
                <bdi>{calledIn(one)}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
