import type { MenuAction } from '@cartwright/ui/Menu'
import { type RefObject, useEffect, useRef } from 'react'

/** What can be done on a page, as its menus have it. */
export type PageAction = MenuAction

const offered = new Map<symbol, RefObject<readonly PageAction[]>>()

/** Offers what can be done with the record of this page in the palette, too, for as long as the component is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const mark = Symbol()
    offered.set(mark, latest)
    return () => {
      offered.delete(mark)
    }
  }, [])
}

/** What can be done on the page that is shown now: what the page itself offers before what its parts do. */
export const pageActions = (): PageAction[] =>
  [...offered.values()]
    .reverse()
    .flatMap(({ current }) => current)
    .filter(({ isDisabled }) => !isDisabled)
