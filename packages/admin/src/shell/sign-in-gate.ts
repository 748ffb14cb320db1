import { useEffect, useSyncExternalStore } from 'react'

interface Wait {
  promise: Promise<boolean>
  settle: (isIn: boolean) => void
}

let wait: Wait | undefined
/** How many dialogs are there to ask. */
let askers = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/**
 * Waits until somebody has signed in again: true. False when they would rather not, and at once where nobody was signed in
 * before. Calls that are refused together wait together.
 */
export async function signInAgain(): Promise<boolean> {
  if (askers === 0) return false
  if (!wait) {
    let settle: Wait['settle'] = () => {}
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    wait = { promise, settle }
    tell()
  }
  return wait.promise
}

function settle(isIn: boolean) {
  wait?.settle(isIn)
  wait = undefined
  tell()
}

/** Somebody has signed in, here or in another tab: what waits goes on. */
export const signedInAgain = (): void => settle(true)
/** Nobody will sign in here: what waits fails. */
export const leftSignedOut = (): void => settle(false)

const isWaiting = () => wait !== undefined
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether calls wait for somebody to sign in. Whoever reads it promises to ask them. */
export function useSignInWanted(): boolean {
  useEffect(() => {
    askers++
    return () => {
      askers--
      if (askers === 0) leftSignedOut()
    }
  }, [])
  return useSyncExternalStore(subscribe, isWaiting)
}
