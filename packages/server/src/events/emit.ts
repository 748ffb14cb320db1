import type { Tx } from '../store/database/engine'
import { now } from '../store/schema/ids'

const listeners = new Set<() => void>()

/** Called after a commit that wrote events, so that the worker of this process need not wait for its next look. */
export const onEmit = (wake: () => void): (() => void) => {
  listeners.add(wake)
  return () => listeners.delete(wake)
}

export const wakeWorker = (): void => {
  for (const wake of listeners) wake()
}

/** Writes an event in the transaction of the change it speaks of; subscribers hear of it after the commit. */
export async function emit(tx: Tx, name: string, data: unknown): Promise<void> {
  await emitAll(tx, name, [data])
}

/** The same event about several things; with `due_at`, nobody hears of it before that instant. */
export async function emitAll(
  tx: Tx,
  name: string,
  about: readonly unknown[],
  due_at: string = now(),
): Promise<void> {
  if (about.length === 0) return
  for (const data of about) tx.record({ name, data, due_at })
  tx.afterCommit(wakeWorker)
}
