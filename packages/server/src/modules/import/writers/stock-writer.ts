import { emitAll } from '../../../events/emit'
import type { Db, Tx } from '../../../shop'
import { levelsAt, placeOf, setStocked } from '../../inventory/adjust-stock'
import { findRequirements } from '../../inventory/queries'
import type { ImportedLevel, RecordOf } from '../imported-record'
import { itemsNamed } from '../queries'
import type { RecordWriter, WriteSettings } from '../record-writer'
import { type NamedVariant, namedVariants, wordsFor } from './named-variants'
import { failed, type Judged, judgeKnown, plannedBatch } from './planning'

/**
 * What lies at locations: each a file counts is set, all others stay. A variant that is counted nowhere has its own
 * quantity set, where the shop sells from no location.
 */
export const stockWriter: RecordWriter<'stock'> = {
  kind: 'stock',
  open: ({ db }, settings) => ({
    plan: async (records) => {
      const known = await knownStock(db, records)
      return plannedBatch(
        records.map((record) => judge(record, known, settings)),
        writeAll,
      )
    },
  }),
}

interface Level {
  id: string
  stocked_quantity: number
  reserved_quantity: number
  incoming_quantity: number
}
interface Known {
  variantOf: (record: RecordOf<'stock'>) => NamedVariant | undefined
  /** The inventory item a record names, or the one its variant is made of. */
  itemOf: (record: RecordOf<'stock'>) => string | undefined
  /** Locations by id and, in lower case, by name. */
  locations: ReadonlyMap<string, string>
  levels: ReadonlyMap<string, Level>
}

async function knownStock(db: Db, records: readonly RecordOf<'stock'>[]): Promise<Known> {
  const { stock_location: location } = db.t
  const items = await itemsNamed(
    db,
    records.flatMap(({ inventory_item_id }) => inventory_item_id ?? []),
    records.flatMap(({ sku }) => sku ?? []),
  )
  const byId = new Set(items.map(({ id }) => id))
  const bySku = new Map(items.flatMap(({ id, sku }) => (sku ? [[sku, id] as const] : [])))
  const variantOf = await namedVariants(db, records)
  const variants = records.flatMap((record) => variantOf(record)?.id ?? [])
  const requirements = await findRequirements(db, [...new Set(variants)])
  const itemOfVariant = new Map<string, string>()
  for (const { variant_id, inventory_item_id } of requirements)
    if (!itemOfVariant.has(variant_id)) itemOfVariant.set(variant_id, inventory_item_id)
  const itemOf = (record: RecordOf<'stock'>) => {
    const { inventory_item_id, sku } = record
    if (inventory_item_id) return byId.has(inventory_item_id) ? inventory_item_id : undefined
    return itemOfVariant.get(variantOf(record)?.id ?? '') ?? (sku ? bySku.get(sku) : undefined)
  }
  const places = await db.rowsWhere(
    location,
    { deleted_at: null },
    { columns: ['id', 'name'], orderBy: ['id'] },
  )
  return {
    variantOf,
    itemOf,
    locations: new Map(
      [...places].reverse().flatMap(({ id, name }) => [[name.toLowerCase(), id] as const, [id, id] as const]),
    ),
    levels: await levelsOf(db, [...new Set(records.flatMap((record) => itemOf(record) ?? []))]),
  }
}

async function levelsOf(db: Db, items: readonly string[]): Promise<Map<string, Level>> {
  const { inventory_level: level } = db.t
  const rows = await db.rowsWhere(
    level,
    { inventory_item_id: items, deleted_at: null },
    {
      columns: [
        'id',
        'inventory_item_id',
        'location_id',
        'stocked_quantity',
        'reserved_quantity',
        'incoming_quantity',
      ],
    },
  )
  return new Map(rows.map((row) => [placeOf(row), row]))
}

interface Target {
  inventory_item_id: string
  location_id: string
  stocked_quantity: number
  incoming_quantity: number | undefined
}
type Work = { targets: Target[] } | { variant: NamedVariant; inventory_quantity: number }

function judge(record: RecordOf<'stock'>, known: Known, settings: WriteSettings): Judged<Work> {
  const { line, levels } = record
  const variant = known.variantOf(record)
  const item = known.itemOf(record)
  const name = record.inventory_item_id ?? wordsFor(record)
  const about = { line, variant_id: variant?.id ?? null, product_id: variant?.product_id ?? null }
  const column = levels[0]?.column ?? 'On hand'
  if (!item && !variant)
    return failed(line, {
      column: 'SKU',
      value: name,
      message: 'nothing in this shop has it',
      hint: 'import the product first, or mend the code',
    })
  if (!item && variant) return judgeOwn(variant, levels, { about, name, column }, settings)
  const targets: Target[] = []
  for (const level of levels) {
    const target = targetOf(item ?? '', level, known, settings)
    if ('problem' in target) return failed(line, { column: level.column, ...target.problem })
    targets.push(target)
  }
  const changed = targets.filter((target) => !isThere(known.levels.get(placeOf(target)), target))
  const isNew = changed.every((target) => !known.levels.has(placeOf(target)))
  const result = { ...about, id: item ?? null }
  if (changed.length > 0 && isNew)
    return { result: { ...result, action: 'created' }, work: { targets: changed } }
  const said = { isSame: changed.length === 0, name: `The stock of ${name}`, column }
  return judgeKnown(result, said, settings, { targets: changed })
}

/** A variant without an item has one quantity, wherever it lies. */
function judgeOwn(
  variant: NamedVariant,
  levels: readonly ImportedLevel[],
  {
    about,
    name,
    column,
  }: { about: { line: number; variant_id: string | null }; name: string; column: string },
  settings: WriteSettings,
): Judged<Work> {
  const inventory_quantity = levels.reduce((sum, { quantity }) => sum + quantity, 0)
  const isSame = inventory_quantity === variant.inventory_quantity
  return judgeKnown(
    { ...about, id: variant.id },
    { isSame, name: `The stock of ${name}`, column },
    settings,
    {
      variant,
      inventory_quantity,
    },
  )
}

const isThere = (level: Level | undefined, { stocked_quantity, incoming_quantity }: Target) =>
  level !== undefined &&
  level.stocked_quantity === stocked_quantity &&
  (incoming_quantity === undefined || level.incoming_quantity === incoming_quantity)

function targetOf(
  inventory_item_id: string,
  { location, quantity, counts, incoming_quantity }: ImportedLevel,
  { locations, levels }: Known,
  settings: WriteSettings,
): Target | { problem: { value?: string; message: string; hint: string } } {
  const location_id = location
    ? (locations.get(location) ?? locations.get(location.toLowerCase()))
    : settings.location
  if (!location_id)
    return location
      ? {
          problem: {
            value: location,
            message: 'the shop has no such stock location',
            hint: 'make it first, or mend its name',
          },
        }
      : {
          problem: {
            message: 'the row names no stock location',
            hint: 'name one in a column Location, or by --location',
          },
        }
  const level = levels.get(placeOf({ inventory_item_id, location_id }))
  const reserved = counts === 'available' ? (level?.reserved_quantity ?? 0) : 0
  return { inventory_item_id, location_id, stocked_quantity: quantity + reserved, incoming_quantity }
}

async function writeAll(tx: Tx, all: Work[]): Promise<void> {
  // Of rows that count one place twice the last says what lies there.
  const byPlace = new Map<string, Target>()
  for (const work of all)
    if ('targets' in work) for (const target of work.targets) byPlace.set(placeOf(target), target)
  const targets = [...byPlace.values()]
  await setStocked(tx, targets, { reason: 'imported' })
  const incoming = targets.filter(({ incoming_quantity }) => incoming_quantity !== undefined)
  if (incoming.length > 0) {
    const levels = await levelsAt(tx, incoming)
    await tx.updateEach(
      tx.t.inventory_level,
      levels.flatMap((level) => {
        const incoming_quantity = byPlace.get(placeOf(level))?.incoming_quantity
        return incoming_quantity === undefined ? [] : [{ id: level.id, incoming_quantity }]
      }),
    )
  }
  const own = all.flatMap((work) => ('variant' in work ? [work] : []))
  await tx.updateEach(
    tx.t.product_variant,
    own.map(({ variant, inventory_quantity }) => ({ id: variant.id, inventory_quantity })),
  )
  await emitAll(
    tx,
    'product-variant.updated',
    own.map(({ variant: { id, product_id } }) => ({ id, product_id })),
  )
}
