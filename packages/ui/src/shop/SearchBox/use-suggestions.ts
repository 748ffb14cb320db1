'use client'

import { useEffect, useRef, useState } from 'react'
import type { PictureData } from '../Picture/Picture.js'

/** Something a search may mean. */
export interface Suggestion {
  id: string
  kind: 'product' | 'category' | 'term'
  text: string
  href: string
  /** Stands behind it: a price, how many there are. */
  note?: string
  picture?: PictureData
}

/** Asks for what a beginning may mean. `signal` ends it once more was typed. */
export type LoadSuggestions = (q: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

export interface SuggestionsOptions {
  load?: LoadSuggestions
  /** From so many letters on: 2 when absent. */
  minLength?: number
  /** How long nothing is typed before it is asked, in milliseconds: 120 when absent. */
  delayMs?: number
}

export interface Suggestions {
  suggestions: readonly Suggestion[]
  isLoading: boolean
}

const none: Suggestions = { suggestions: [], isLoading: false }
/** Answers that are kept, so that letters taken back are answered at once. */
const mostKept = 40

/** What is typed may mean: asked once typing rests, one question at a time. A question that fails suggests nothing. */
export function useSuggestions(
  text: string,
  { load, minLength = 2, delayMs = 120 }: SuggestionsOptions,
): Suggestions {
  const [state, setState] = useState(none)
  const kept = useRef(new Map<string, readonly Suggestion[]>())
  const asking = useRef(load)
  useEffect(() => {
    asking.current = load
  })
  const q = text.trim().toLowerCase()
  const canAsk = load !== undefined && q.length >= minLength

  useEffect(() => {
    if (!canAsk) return setState(none)
    const known = kept.current.get(q)
    if (known) return setState({ suggestions: known, isLoading: false })
    const control = new AbortController()
    const timer = setTimeout(async () => {
      setState((last) => ({ ...last, isLoading: true }))
      const found = await asking.current?.(q, control.signal).catch(() => undefined)
      if (control.signal.aborted) return
      if (found) keep(kept.current, q, found)
      setState({ suggestions: found ?? [], isLoading: false })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [q, canAsk, delayMs])
  return canAsk ? state : none
}

function keep(map: Map<string, readonly Suggestion[]>, q: string, found: readonly Suggestion[]): void {
  const [oldest] = map.keys()
  if (map.size >= mostKept && oldest !== undefined) map.delete(oldest)
  map.set(q, found)
}
