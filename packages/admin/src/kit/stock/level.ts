import type { InventoryLevelDetails } from '@cartwright/contract'

/** What lies of an item at a location. */
export interface Level {
  inventory_item_id: string
  location_id: string
  stocked: number
  reserved: number
  incoming: number
  available: number
}

/** The same, from how an item tells of it. */
export const levelOf =
  (inventory_item_id: string) =>
  (level: InventoryLevelDetails): Level => ({
    inventory_item_id,
    location_id: level.location_id,
    stocked: level.stocked_quantity,
    reserved: level.reserved_quantity,
    incoming: level.incoming_quantity,
    available: level.available_quantity,
  })

/** Ways to say a new stock. */
export const changeKinds = ['add', 'remove', 'set'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What there is afterwards. */
export const stockAfter = (stocked: number, kind: ChangeKind, quantity: number): number =>
  kind === 'set' ? quantity : kind === 'add' ? stocked + quantity : stocked - quantity

/** As the shop is told: by how much, or to how much. */
export const changeFor = (kind: ChangeKind, quantity: number): { by: number } | { to: number } =>
  kind === 'set' ? { to: quantity } : { by: kind === 'add' ? quantity : -quantity }

/** Why it changes most of the time. */
export const usualReason = { add: 'received', remove: 'damaged', set: 'counted' } as const
