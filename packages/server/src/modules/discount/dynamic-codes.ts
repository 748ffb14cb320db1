import { notAllowed } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { assertFree, codeOf } from './create-discount'
import { after, durationOf } from './discount-rules'
import { deleteCode, removeDiscountsFromCarts } from './queries'
import { discountForUpdate } from './update-discount'

/**
 * A code of its own that shares the rule of a dynamic discount; it ends after the template's duration, and the
 * template's usage limit holds for it. Returns its id.
 */
export async function createDynamicCode(
  shop: Shop,
  id: string,
  input: { code: string; metadata?: Record<string, unknown> | null },
): Promise<string> {
  return shop.transaction(async (tx) => {
    const parent = await discountForUpdate(tx, id)
    if (!parent.is_dynamic || parent.parent_discount_id)
      throw notAllowed(`Discount ${parent.code} is not dynamic, so it cannot have codes of its own`)
    const code = codeOf(input.code)
    await assertFree(tx, code)
    const duration = parent.valid_duration ? durationOf(parent.valid_duration) : undefined
    const [row] = await tx
      .insert(tx.t.discount)
      .values({
        code,
        rule_id: parent.rule_id,
        parent_discount_id: parent.id,
        is_dynamic: true,
        is_disabled: false,
        starts_at: now(),
        ends_at: duration ? after(new Date(), duration).toISOString() : null,
        usage_limit: parent.usage_limit,
        metadata: input.metadata ?? null,
      })
      .returning({ id: tx.t.discount.id })
    await emit(tx, 'discount.created', { id: row?.id })
    return row?.id ?? ''
  })
}

/** Matches the code exactly, and is silent when there is none. Carts that are still open lose it. */
export async function deleteDynamicCode(shop: Shop, id: string, code: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await discountForUpdate(tx, id)
    const gone = await deleteCode(tx, id, code)
    await removeDiscountsFromCarts(
      tx,
      gone.map((row) => row.id),
    )
  })
}
