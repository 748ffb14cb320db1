import { useLive } from '@cartwright/sdk/react'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { useEffect } from 'react'
import { useWords } from '../../i18n/use-words'
import { useSession } from '../../shell/session'
import { useIsEdited } from './editing'
import { placeOf } from './place-of'
import { visit } from './visit'
import './also-here.css'

interface Props {
  /** The list that the record belongs to, by its address. */
  list: string
  id: string
}

/** Who else looks at this record or changes it, and tells others that somebody is here. */
export function AlsoHere({ list, id }: Props) {
  const t = useWords('live')
  const { user } = useSession()
  const live = useLive()
  const isEdited = useIsEdited(id)
  const place = placeOf(list, id)
  const setPlace = live?.setPlace
  useEffect(() => setPlace?.(place, isEdited), [setPlace, place, isEdited])
  useEffect(() => () => setPlace?.(null), [setPlace])
  // Somebody may have the record open in several windows; oneself is not somebody else.
  const people = new Map<string, { name: string; is_editing: boolean }>()
  for (const { user_id, name, is_editing, visit: theirs } of live?.present ?? [])
    if (theirs !== visit && user_id !== user?.id)
      people.set(user_id, { name, is_editing: is_editing || people.get(user_id)?.is_editing === true })
  return (
    <ul className="ad-AlsoHere" aria-label={t('also_here')} aria-live="polite" hidden={people.size === 0}>
      {[...people].map(([id, { name, is_editing }]) => {
        const text = t(is_editing ? 'edits' : 'looks', { name })
        return (
          <li key={id}>
            <Tooltip content={text} isLabel>
              <button
                type="button"
                className="ad-Person"
                data-editing={is_editing || undefined}
                aria-label={text}
              >
                <bdi aria-hidden="true">{initialsOf(name)}</bdi>
              </button>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s.]+/)
      .filter(Boolean) ?? []
  const [first] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .flatMap((word) => [...(word ?? '')][0] ?? [])
    .join('')
    .toUpperCase()
}
