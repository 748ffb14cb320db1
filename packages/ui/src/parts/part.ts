'use client'

import { useContext, useEffect, useReducer } from 'react'
import { holdKeys } from './hold-keys.js'
import { MissingPartContext } from './missing-part.js'

/** Code that is fetched when somebody is about to need it: what opens over a page, which most who see the page never open. */
export interface Part<T> {
  /** Fetches it, once; after a failure anew. Safe to call often: on a pointer that comes near, on focus. */
  load: () => Promise<T>
  /** The code while it is wanted and there; it is fetched when it is wanted. */
  use: (isWanted: boolean, options?: PartOptions) => T | undefined
}

export interface PartOptions {
  /** It takes the focus: what is typed until it is there goes to the field that has the focus then. */
  takesFocus?: boolean
  /** It could not be fetched, and what was to open counts as closed. */
  onFail?: () => void
}

const known = new Set<() => Promise<unknown>>()
let isEager = false

/** A part of a component, by what fetches it: `part(async () => (await import('./MenuPopover.js')).MenuPopover)`. */
export function part<T>(fetch: () => Promise<T>): Part<T> {
  let value: T | undefined
  let coming: Promise<T> | undefined
  const load = () => {
    coming ??= fetch().then(
      (fetched) => {
        value = fetched
        return fetched
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const use = (isWanted: boolean, { takesFocus, onFail }: PartOptions = {}) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    const report = useContext(MissingPartContext)
    const isMissing = isWanted && value === undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once each time it is wanted
    useEffect(() => {
      if (!isMissing) return
      let isLeft = false
      const held = takesFocus ? holdKeys() : undefined
      load().then(
        () => {
          if (isLeft) return
          redraw()
          held?.give()
        },
        (error: unknown) => {
          if (isLeft) return
          held?.drop()
          onFail?.()
          report(error)
        },
      )
      return () => {
        isLeft = true
        held?.drop()
      }
    }, [isMissing])
    return isWanted ? value : undefined
  }
  known.add(load)
  if (isEager) load().catch(() => undefined)
  return { load, use }
}

/** Fetches all parts of the components that a page has, and from now on those of components it comes to have: for tests. */
export async function loadParts(): Promise<void> {
  isEager = true
  await Promise.all([...known].map((load) => load()))
}
