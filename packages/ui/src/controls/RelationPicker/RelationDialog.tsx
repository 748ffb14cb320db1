'use client'

import { type ReactNode, useRef } from 'react'
import { part } from '../../parts/part.js'
import type { RelationSource } from './use-relation-picker.js'

export interface RelationDialogProps<Row> extends RelationSource<Row> {
  /** What is to be chosen: "Add products". */
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called with all that is chosen; with a single choice at once, and the dialog closes. */
  onChoose: (rows: readonly Row[]) => void
  /** What is chosen already. */
  value?: readonly Row[]
  selectionMode?: 'single' | 'multiple'
  rowName: (row: Row) => string
  /** A second, smaller line: an e-mail address, an article number. */
  rowDescription?: (row: Row) => string | undefined
  /** A small picture before the name. */
  rowThumbnail?: (row: Row) => ReactNode
  /** In place of "Apply". */
  chooseLabel?: string
  /** Stands in place of the list when there is nothing at all. */
  empty?: ReactNode
}

const relationWindow = part(async () => (await import('./RelationWindow.js')).RelationWindow)

/**
 * A window to choose records in, by searching. Typing searches, the arrow keys walk the results, Enter chooses; results come
 * page by page, and what was chosen stays while another search is made.
 */
export function RelationDialog<Row>(props: RelationDialogProps<Row>) {
  // It closes gracefully, and begins with what was chosen when it is opened again: once opened it stays.
  const wasOpen = useRef(false)
  if (props.isOpen) wasOpen.current = true
  const Window = relationWindow.use(wasOpen.current, {
    takesFocus: true,
    onFail: () => props.onOpenChange(false),
  })
  return Window ? <Window {...props} /> : null
}
