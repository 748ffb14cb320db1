import type { Parsed } from '@cartwright/contract'
import { duplicate, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { noteMovements } from './movements'
import { findRequirements } from './queries'
import { deleteUnreservedLevel, reservedLevels } from './queries/levels'
import { notStockedAt } from './said-of-stock'

type NewItem = Parsed<'POST /admin/inventory-items'>['body']
type ItemChanges = Parsed<'POST /admin/inventory-items/:id'>['body']

/**
 * Creates an inventory item for a variant, with the variant's sku and measures where none are given.
 * @throws not_allowed without a variant, or when the variant has one
 */
export async function createInventoryItem(shop: Shop, input: NewItem): Promise<string> {
  const { variant_id, ...fields } = input
  if (!variant_id) throw notAllowed('An inventory item needs the variant_id of the variant it stands for')
  return await shop.transaction(async (tx) => {
    const { inventory_item: item, product_variant: variant, product_variant_inventory_item: link } = tx.t
    const [of] = await tx.lockRows(variant, { id: variant_id, deleted_at: null })
    if (!of) throw notFound('Variant', variant_id)
    if ((await findRequirements(tx, [variant_id])).length > 0)
      throw notAllowed(`The variant ${variant_id} has an inventory item already`)
    const sku = fields.sku ?? of.sku
    if (sku) await assertSkuFree(tx, sku)
    const [made] = await tx
      .insert(item)
      .values({
        sku,
        title: fields.title ?? null,
        description: fields.description ?? null,
        thumbnail: fields.thumbnail ?? null,
        hs_code: fields.hs_code ?? of.hs_code,
        origin_country: fields.origin_country ?? of.origin_country,
        mid_code: fields.mid_code ?? of.mid_code,
        material: fields.material ?? of.material,
        weight: fields.weight ?? of.weight,
        length: fields.length ?? of.length,
        height: fields.height ?? of.height,
        width: fields.width ?? of.width,
        metadata: fields.metadata ?? null,
      })
      .returning({ id: item.id })
    const id = made?.id ?? ''
    await tx.insert(link).values({ variant_id, inventory_item_id: id })
    await emit(tx, 'inventory-item.created', { id })
    return id
  })
}

export async function updateInventoryItem(shop: Shop, id: string, changes: ItemChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { inventory_item: item } = tx.t
    const old = await findItem(tx, id)
    if (changes.sku) await assertSkuFree(tx, changes.sku, id)
    const { requires_shipping, metadata, ...rest } = changes
    await tx.updateRows(
      item,
      { id },
      {
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
        ...(requires_shipping == null ? {} : { requires_shipping }),
        ...(metadata === undefined ? {} : { metadata: mergeMetadata(old.metadata, metadata) }),
        updated_at: now(),
      },
    )
    await emit(tx, 'inventory-item.updated', { id })
  })
}

/** Removes an item with its levels and links; one that is not there is no error. */
export async function deleteInventoryItem(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const {
      inventory_item: item,
      inventory_level: level,
      product_variant_inventory_item: link,
      reservation_item: reservation,
    } = tx.t
    const deleted_at = now()
    const gone = await tx.updateRows(item, { id, deleted_at: null }, { deleted_at })
    if (gone === 0) return
    await tx.updateRows(link, { inventory_item_id: id }, { deleted_at })
    await tx.deleteRows(level, { inventory_item_id: id })
    await tx.updateRows(reservation, { inventory_item_id: id, deleted_at: null }, { deleted_at })
    await emit(tx, 'inventory-item.deleted', { id })
  })
}

/**
 * Begins to stock an item at a location.
 * @throws not_found for an unknown location, duplicate_error when the item is stocked there
 */
export async function createLevel(
  shop: Shop,
  itemId: string,
  input: { location_id: string; stocked_quantity: number; incoming_quantity?: number | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { inventory_level: level, stock_location: location } = tx.t
    await findItem(tx, itemId)
    const place = await tx.rowWhere(
      location,
      { id: input.location_id, deleted_at: null },
      { columns: ['id'] },
    )
    if (!place) throw notFound('StockLocation', input.location_id)
    const made = await tx
      .insert(level)
      .values({
        inventory_item_id: itemId,
        location_id: input.location_id,
        stocked_quantity: input.stocked_quantity,
        incoming_quantity: input.incoming_quantity ?? 0,
      })
      .onConflictDoNothing()
      .returning({ id: level.id })
    if (!made[0]) throw duplicate(`The item ${itemId} is stocked at ${input.location_id} already`)
    await noteMovements(tx, [
      {
        inventory_item_id: itemId,
        location_id: input.location_id,
        quantity: input.stocked_quantity,
        reason: 'set',
      },
    ])
    await emit(tx, 'inventory-level.created', { id: made[0].id })
  })
}

/** @throws not_found when the item is not stocked there */
export async function updateLevel(
  shop: Shop,
  itemId: string,
  locationId: string,
  changes: { stocked_quantity?: number | null; incoming_quantity?: number | null },
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { inventory_level: level } = tx.t
    const { stocked_quantity, incoming_quantity } = changes
    const here = { inventory_item_id: itemId, location_id: locationId, deleted_at: null }
    const [old] = await tx.lockRows(level, here, { columns: ['id', 'stocked_quantity'] })
    if (!old) throw await notStockedAt(tx, itemId, locationId)
    await tx.updateRows(level, here, {
      ...(stocked_quantity == null ? {} : { stocked_quantity }),
      ...(incoming_quantity == null ? {} : { incoming_quantity }),
      updated_at: now(),
    })
    await noteMovements(tx, [
      {
        inventory_item_id: itemId,
        location_id: locationId,
        quantity: (stocked_quantity ?? old.stocked_quantity) - old.stocked_quantity,
        reason: 'set',
      },
    ])
    await emit(tx, 'inventory-level.updated', { id: old.id })
  })
}

/**
 * Silent when the item is not stocked there.
 * @throws not_found for the item, not_allowed while some of it is reserved there
 */
export async function deleteLevel(shop: Shop, itemId: string, locationId: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await findItem(tx, itemId)
    const [gone] = await deleteUnreservedLevel(tx, itemId, locationId)
    if (gone) return await emit(tx, 'inventory-level.deleted', { id: gone.id })
    const reserved = await reservedLevels(tx, itemId, locationId)
    if (reserved[0])
      throw notAllowed('The level cannot be removed while some of the item is reserved at this location')
  })
}

export async function findItem(tx: Tx, id: string) {
  const { inventory_item: item } = tx.t
  const row = await tx.rowWhere(item, { id, deleted_at: null }, { columns: ['metadata'] })
  if (!row) throw notFound('InventoryItem', id)
  return row
}

async function assertSkuFree(tx: Tx, sku: string, ownId?: string): Promise<void> {
  const { inventory_item: item } = tx.t
  const taken = await tx.rowsWhere(item, { sku, deleted_at: null }, { columns: ['id'] })
  if (taken.some(({ id }) => id !== ownId))
    throw duplicate(`An inventory item with the sku ${sku} exists already`)
}
