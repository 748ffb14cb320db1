import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '../router/hooks'

/** Where somebody was on a page: how far down, and at which row of its list. */
interface Position {
  top: number
  row?: string
}

/** By the entry of the history. */
const positions = new Map<string, Position>()
/** How long a page may take to show what is looked for, in milliseconds. */
const patience = 5000

/**
 * After going to another page the focus is on its title, so that readers hear where they are; Back brings back how far down
 * one was, and the row that was opened.
 */
export function usePagePosition(): void {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const last = useRef({ key, pathname })
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const from = last.current
    last.current = { key, pathname }
    if (from.key === key) return
    if (from.pathname === pathname) {
      // Another view of the same page: nothing moves.
      const position = positions.get(from.key)
      if (position && way === 'REPLACE') positions.set(key, position)
      return
    }
    const position = way === 'POP' ? positions.get(key) : undefined
    if (!position) window.scrollTo(0, 0)
    return whenShown(() => (position ? returnTo(position) : goToTitle()))
  }, [key, pathname, way])
  useEffect(() => {
    const change = (part: Partial<Position>) =>
      positions.set(key, { ...(positions.get(key) ?? { top: 0 }), ...part })
    const scrolled = () => change({ top: window.scrollY })
    const used = ({ target }: Event) => {
      const row = target instanceof Element && target.closest('[data-row]')?.getAttribute('data-row')
      if (row) change({ row })
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('focusin', used)
    document.addEventListener('pointerdown', used)
    return () => {
      window.removeEventListener('scroll', scrolled)
      document.removeEventListener('focusin', used)
      document.removeEventListener('pointerdown', used)
    }
  }, [key])
}

const content = () => document.getElementById('content')

/** Tries until it has worked, somebody does something themselves, or it takes too long. */
function whenShown(attempt: () => boolean): () => void {
  const root = content()
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of ['keydown', 'pointerdown', 'wheel']) window.removeEventListener(name, stop)
  }
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  const timer = setTimeout(stop, patience)
  for (const name of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(name, stop, { once: true })
  if (root) observer.observe(root, { childList: true, subtree: true })
  if (attempt()) stop()
  return stop
}

function goToTitle(): boolean {
  const title = content()?.querySelector('h1')
  if (!title) return false
  // A field or a dialog that took the focus for itself keeps it.
  const own = document.activeElement
  const isTaken =
    own?.closest('[role=dialog], [role=alertdialog]') ||
    (own !== title && content()?.contains(own) && own?.matches('input, textarea, select'))
  if (isTaken) return true
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

function returnTo({ top, row }: Position): boolean {
  const element = row && content()?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
  if (row && !element) return false
  if (document.documentElement.scrollHeight < top + window.innerHeight && !element) return false
  window.scrollTo(0, top)
  if (!element) return goToTitle()
  element.focus({ preventScroll: true })
  return true
}
