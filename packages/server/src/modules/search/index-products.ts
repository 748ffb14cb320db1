import type { Tx } from '../../store/engine'

export async function indexProducts(_tx: Tx, _ids: readonly string[]): Promise<void> {}
export async function unindexProducts(_tx: Tx, _ids: readonly string[]): Promise<void> {}
