'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface TreeRenameOptions {
  root: RefObject<HTMLElement | null>
  nameOf: (key: string) => string
  onRename: ((key: string, name: string) => void) | undefined
}

/** Renaming an item of a tree in its row. The focus goes back to the row. */
export function useTreeRename({ root, nameOf, onRename }: TreeRenameOptions) {
  const [renaming, setRenaming] = useState<string | null>(null)
  const open = useRef<string | null>(null)
  const back = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (renaming !== null || back.current === null) return
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(back.current)}"]`)?.focus()
    back.current = null
  }, [renaming, root])

  return {
    renaming,
    start: (key: string) => {
      open.current = key
      setRenaming(key)
    },
    /** Ends it with a new name, or with null for the old one. By a key the focus goes back to the row. */
    end: (key: string, name: string | null, isByKey: boolean) => {
      // The focus leaves the field as it closes, which would end it once more.
      if (open.current !== key) return
      open.current = null
      if (isByKey) back.current = key
      setRenaming(null)
      const trimmed = name?.trim()
      if (trimmed && trimmed !== nameOf(key)) onRename?.(key, trimmed)
    },
  }
}
