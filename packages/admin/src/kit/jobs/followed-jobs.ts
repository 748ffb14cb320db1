import { useSyncExternalStore } from 'react'

/** The jobs whose end is shown where they were started, by id, with the toast that tells of them if one does. */
const followed = new Map<string, string | undefined>()
const listeners = new Set<() => void>()
let changes = 0

/** Has the toast with this id tell how a job goes on. */
export function followInToast(job: string, toast: string): void {
  followed.set(job, toast)
  changes += 1
  for (const listener of listeners) listener()
}

/** Says that a screen shows how a job goes on; what is answered ends that. */
export function followOnScreen(job: string): () => void {
  followed.set(job, undefined)
  return () => void followed.delete(job)
}

/** Whether somebody is told of the end of this job already. */
export const isFollowed = (job: string): boolean => followed.has(job)

/** The toast that tells of a job. */
export const toastOf = (job: string): string | undefined => followed.get(job)

/** The toast has told how the job ended and tells no more. */
export const endToast = (job: string): void => void followed.set(job, undefined)

/** How often a toast began to tell of a job: to look at the jobs again then. */
export const useFollowed = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => changes,
  )
