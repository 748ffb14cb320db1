import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { type KnownKey, useKnownKeys } from '../../shell/known-keys'

interface Can {
  search?: () => void
  filter?: () => void
  /** The page before and after this one, where there is one. */
  previousPage?: () => void
  nextPage?: () => void
  /** Lets go of what is ticked. */
  clear?: () => void
  isLinked: boolean
  isSelectable: boolean
  isPreviewed: boolean
  hasMenu: boolean
}

/** The keys of a list, from wherever the focus is on its page. Those of a row count for the one that was used last, or the first. */
export function useListKeys(box: RefObject<HTMLElement | null>, can: Can): void {
  const { t } = useTranslation()
  const stop = () => box.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
  const toRow = () => stop()?.focus()
  const inRow = (key: string, isChord = false) => {
    const row = stop()
    row?.focus()
    row?.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: isChord, bubbles: true, cancelable: true }),
    )
  }
  const row = (is: boolean, keys: string, name: string, key: string, isChord = false): KnownKey[] =>
    is ? [{ keys, on: isChord ? `mod+${key}` : key, name, run: () => inRow(key, isChord) }] : []
  const one = (keys: string, name: string, run: (() => void) | undefined): KnownKey[] =>
    run ? [{ keys, name, run }] : []
  useKnownKeys('list', [
    ...one('/', t('search'), can.search),
    ...one('F', t('add_filter'), can.filter),
    { keys: 'J', name: t('next_row'), run: toRow },
    { keys: 'K', name: t('previous_row'), run: toRow },
    { keys: '↓ ↑', on: ['ArrowDown', 'ArrowUp'], name: t('move_rows'), run: toRow },
    ...row(can.isLinked, '↵', t('open_row'), 'Enter'),
    ...row(can.isPreviewed, t('key_space'), t('preview_row'), ' '),
    ...row(can.isLinked, 'E', t('edit_row'), 'e'),
    ...row(can.hasMenu, '.', t('row_menu'), '.'),
    ...row(can.isSelectable, 'X', t('select_row'), 'x'),
    ...row(can.isSelectable, '⌘A', t('select_all_rows'), 'a', true),
    ...(can.clear ? [{ keys: 'Esc', on: 'Escape', name: t('clear_selection'), run: can.clear }] : []),
    ...one('[', t('previous_page'), can.previousPage),
    ...one(']', t('next_page'), can.nextPage),
  ])
}
