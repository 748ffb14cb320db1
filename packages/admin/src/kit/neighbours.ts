import { useTranslation } from 'react-i18next'
import { useNavigate } from '../router/hooks'
import { useKnownKeys } from '../shell/known-keys'

/** The rows each list showed last, by its path, in their order. */
const lists = new Map<string, readonly string[]>()

/** Keeps which rows a list shows, for the pages that are opened from it. */
export const rememberRows = (path: string, ids: readonly string[]): void => void lists.set(path, ids)

/** The record before and the one after this one, in the list it was opened from; none where it came from elsewhere. */
export function neighboursOf(path: string, id: string): { previous?: string; next?: string } {
  const ids = lists.get(path) ?? []
  const at = ids.indexOf(id)
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] }
}

/** `[` and `]` go to the record before and after this one, in the order of the list at `path`. */
export function useNeighbourKeys(path: string, id: string): void {
  const { t } = useTranslation()
  const go = useNavigate()
  const { previous, next } = neighboursOf(path, id)
  const key = (keys: string, name: string, to: string | undefined) =>
    to === undefined ? [] : [{ keys, name, run: () => void go(`${path}/${to}`) }]
  useKnownKeys('record', [...key('[', t('previous_record'), previous), ...key(']', t('next_record'), next)])
}
