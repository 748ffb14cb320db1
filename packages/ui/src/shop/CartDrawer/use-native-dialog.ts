'use client'

import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'

export interface NativeDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onCancel: (event: SyntheticEvent) => void
  /** A press on what is around the dialog closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Opens and closes a `<dialog>` as told. The browser keeps the focus inside, closes it with Escape and gives the focus back;
 * the page behind it stays where it is.
 */
export function useNativeDialog(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): NativeDialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    if (!dialog.open) dialog.showModal()
    const release = holdPage()
    return () => {
      release()
      if (dialog.open) dialog.close()
    }
  }, [isOpen])
  return {
    ref,
    onClose: () => isOpen && onOpenChange(false),
    onCancel: (event) => {
      if (event.target === ref.current) onOpenChange(false)
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onOpenChange(false)
    },
  }
}

let holders = 0
let before: { overflow: string; paddingInlineEnd: string } | undefined

/** Keeps the page from scrolling while anybody holds it, without letting it jump where its scroll bar was. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (holders++ === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
    const bar = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (bar > 0) style.paddingInlineEnd = `${bar}px`
  }
  return () => {
    if (--holders === 0 && before) Object.assign(style, before)
  }
}
