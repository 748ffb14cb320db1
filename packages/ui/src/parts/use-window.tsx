'use client'

import { useEffect } from 'react'
import type { Part } from './part.js'
import { type Opener, type OpeningProps, useOpener } from './use-opener.js'

/**
 * A window over the page, opened by a button or by a page itself. While it is closed its code is fetched at the first sign of
 * somebody who uses the page: whatever opens it begins with a press or a key.
 */
export function useWindow<T>(part: Part<T>, props: OpeningProps): Opener<T> {
  const opener = useOpener('dialog', part, props)
  useEffect(() => {
    const warm = () => {
      leave()
      part.load().catch(() => undefined)
    }
    const leave = () => {
      document.removeEventListener('pointerdown', warm, true)
      document.removeEventListener('keydown', warm, true)
    }
    document.addEventListener('pointerdown', warm, true)
    document.addEventListener('keydown', warm, true)
    return leave
  }, [part])
  return opener
}
