import type { Tx } from '../store/engine'
import { now } from '../store/ids'

/** Writes an event in the transaction of the change it speaks of; subscribers hear of it after the commit. */
export async function emit(tx: Tx, name: string, data: unknown): Promise<void> {
  await tx.insert(tx.t.event).values({ name, data: data as never, due_at: now() })
}
