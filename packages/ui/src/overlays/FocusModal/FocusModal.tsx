'use client'

import { type ReactNode, useRef } from 'react'
import { part } from '../../parts/part.js'

export interface FocusModalProps {
  title: ReactNode
  children: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Saves. It closes afterwards, unless it answers false, or throws: then it says why. */
  onSave: () => unknown
  /** There is something to lose: leaving asks first. */
  isDirty?: boolean
  isSaveDisabled?: boolean
  /** In place of "Save changes". */
  saveLabel?: ReactNode
  className?: string
}

const focusWindow = part(async () => (await import('./FocusWindow.js')).FocusWindow)

/** The whole window for one task, with "Cancel" and "Save changes". ⌘S or Ctrl S saves. */
export function FocusModal(props: FocusModalProps) {
  // It closes gracefully: once opened it stays.
  const wasOpen = useRef(false)
  if (props.isOpen) wasOpen.current = true
  const Window = focusWindow.use(wasOpen.current, {
    takesFocus: true,
    onFail: () => props.onOpenChange(false),
  })
  return Window ? <Window {...props} /> : null
}
