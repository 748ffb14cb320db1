import type { Db, Shop } from '@cartwright/server'
import { eq } from '@cartwright/server/queries'
import { tables } from './tables.ts'

/** What is said of a product; null where nothing is. */
export async function noteOf(db: Db, productId: string): Promise<string | null> {
  const { note } = tables(db)
  const [row] = await db.select({ text: note.text }).from(note).where(eq(note.product_id, productId))
  return row?.text ?? null
}

/** Says it, in place of what was said before; an empty text takes it away. */
export async function writeNote(shop: Shop, productId: string, text: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { note } = tables(tx)
    await tx.delete(note).where(eq(note.product_id, productId))
    if (text) await tx.insertRows(note, [{ product_id: productId, text }])
  })
}
