import type { InventoryAdjustmentReason } from '@cartwright/contract'

/** All of them, which the compiler sees to: taken from the schema they would bring the library of schemas along. */
const known: Record<InventoryAdjustmentReason, true> = {
  received: true,
  returned: true,
  damaged: true,
  lost: true,
  found: true,
  counted: true,
  corrected: true,
  transferred: true,
  other: true,
}

/** Whether stock may change for it by hand. */
export const isReason = (id: unknown): id is InventoryAdjustmentReason =>
  typeof id === 'string' && Object.hasOwn(known, id)

/** Why stock changes by hand, in the order they are offered. */
export const reasons: readonly InventoryAdjustmentReason[] = Object.keys(known).filter(isReason)
