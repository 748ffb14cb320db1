import type { Tx } from '../../store/database/engine'
import { labelsByValues } from './queries'

const statements = {
  product_tag: labelsByValues('product_tag'),
  product_type: labelsByValues('product_type'),
}

interface Named {
  id?: string | null
  value: string
}

/** The ids of tags or types with these values, in their order; those that do not exist yet are made. */
export async function upsertByValue(
  tx: Tx,
  kind: 'product_tag' | 'product_type',
  wanted: readonly Named[],
): Promise<string[]> {
  if (wanted.length === 0) return []
  const table = tx.t[kind as 'product_tag']
  const values = [...new Set(wanted.map(({ value }) => value))]
  const known = () =>
    tx.rows<{ id: string; value: string }>(statements[kind](tx), { values: tx.list(values) })
  const byValue = new Map((await known()).map((row) => [row.value, row.id]))
  const missing = values.filter((value) => !byValue.has(value))
  if (missing.length > 0) {
    // Another request may be adding the same value: the one that comes second takes what the first made.
    await tx
      .insert(table)
      .values(missing.map((value) => ({ value })))
      .onConflictDoNothing()
    for (const row of await known()) byValue.set(row.value, row.id)
  }
  return [...new Set(wanted.map(({ value }) => byValue.get(value) as string))]
}
