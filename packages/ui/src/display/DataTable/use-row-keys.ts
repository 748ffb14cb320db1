'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface RowKeysOptions {
  ids: readonly string[]
  onSelect?: (id: string, isExtending: boolean) => void
  onSelectAll?: () => void
  onClear?: () => void
  onPreview?: (id: string) => void
  onEdit?: (id: string) => void
  onMenu?: (id: string) => void
}

interface RowKeys {
  bodyRef: RefObject<HTMLTableSectionElement | null>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  /** Tab reaches one row: the last one used, or the first. */
  isTabStop: (id: string) => boolean
}

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'

/** The keys of a table. They count on a row and on what is in it, except where text is typed. */
export function useRowKeys({
  ids,
  onSelect,
  onSelectAll,
  onClear,
  onPreview,
  onEdit,
  onMenu,
}: RowKeysOptions): RowKeys {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && ids.includes(last) ? last : ids[0]

  const rowOf = (id: string | undefined) =>
    id === undefined
      ? null
      : (bodyRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-row]')
    // Portals bubble here through React although they stand elsewhere in the page.
    if (!row || !bodyRef.current?.contains(target) || target.closest(typing)) return
    const id = row.dataset.row!
    const isOnRow = target === row
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const go = (to: string | undefined) => {
      if (to === undefined) return
      if (event.shiftKey) {
        onSelect?.(id, true)
        onSelect?.(to, true)
      }
      rowOf(to)?.focus()
    }
    const at = ids.indexOf(id)
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = (() => {
      if (hasModifier)
        return key === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll ? onSelectAll : undefined
      if (key === 'ArrowDown' || key === 'j') return () => go(ids[at + 1])
      if (key === 'ArrowUp' || key === 'k') return () => go(ids[at - 1])
      if (key === 'Home') return () => go(ids[0])
      if (key === 'End') return () => go(ids.at(-1))
      if (key === 'x' && onSelect) return () => onSelect(id, event.shiftKey)
      if (key === 'e' && onEdit) return () => onEdit(id)
      if (key === '.' && onMenu) return () => onMenu(id)
      if (key === 'Escape' && onClear) return onClear
      if (key === ' ' && isOnRow && onPreview) return () => onPreview(id)
      if (key === 'Enter' && isOnRow) return () => row.querySelector<HTMLElement>('[data-row-link]')?.click()
      return undefined
    })()
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    bodyRef,
    onKeyDown,
    onFocus: (event) =>
      setLast((event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row ?? null),
    isTabStop: (id) => id === stop,
  }
}
