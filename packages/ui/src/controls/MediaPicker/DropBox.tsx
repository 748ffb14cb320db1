'use client'

import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'

interface Props {
  label: string
  onFiles: (files: readonly File[]) => void
  isDisabled?: boolean
  className: string
  children: ReactNode
}

/**
 * A place for files: dropped on it, or pasted while the focus is in it. By the browser's own events, as files come from outside
 * of the page; what is carried within a page knows more ways.
 */
export function DropBox({ label, onFiles, isDisabled = false, className, children }: Props) {
  const [isOver, setOver] = useState(false)
  /** Leaving for what stands in the box is no leaving. */
  const depth = useRef(0)
  const hasFiles = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files')
  const leave = () => {
    depth.current = 0
    setOver(false)
  }
  const take = (event: DragEvent | ClipboardEvent, files: readonly File[]) => {
    if (files.length === 0 || isDisabled) return
    event.preventDefault()
    event.stopPropagation()
    onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a box of its own
    <div
      role="group"
      aria-label={label}
      className={className}
      data-drop-target={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      }}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDrop={(event) => {
        leave()
        take(event, [...event.dataTransfer.files])
      }}
      onPaste={(event) => take(event, [...event.clipboardData.files])}
    >
      {children}
    </div>
  )
}
