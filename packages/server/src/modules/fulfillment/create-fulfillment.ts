import type { Order, ShippingMethod } from '@cartwright/contract'
import { invalidData, notAllowed, providerRefused, ShopError } from '../../errors'
import type { Shop } from '../../shop'
import type { Db, Tx } from '../../store/database/engine'
import { now } from '../../store/schema/ids'
import { actingId } from '../audit/acting'
import { putBackStock, takeStock } from '../inventory/take-stock'
import type { LineRow } from '../order/queries'
import { fulfilled, unpacked } from '../order/queries/line-counts'
import { restoreStock, soldLines } from '../order/stock'
import { packedLines } from './queries'

export type FulfillmentRow = Db['t']['fulfillment']['$inferSelect']

/** Whom a parcel is for. */
export type Owner = { order_id: string } | { swap_id: string } | { claim_order_id: string }

export interface PackedLine {
  item_id: string
  quantity: number
}

export interface Packing {
  owner: Owner
  /** All lines of the owner. */
  lines: readonly LineRow[]
  /** What goes into the parcel now. */
  items: readonly PackedLine[]
  /** With the option of each. */
  methods: readonly ShippingMethod[]
  /** Which shipping profile each line's product has. */
  profileOf: (line: LineRow) => string | null
  location_id?: string | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** A parcel that is written down and of which the carrier does not know yet. */
export interface Begun {
  fulfillment: FulfillmentRow
  method: ShippingMethod
  lines: { line: LineRow; quantity: number }[]
}

/**
 * Packs lines: counts them as fulfilled, takes them from the location if one is named, and writes a fulfilment for each
 * shipping method that has lines (rules: orders). Nothing, lines of others and more than is left are refused.
 */
export async function beginFulfillment(tx: Tx, packing: Packing): Promise<Begun[]> {
  const packed = await countFulfilled(tx, packing)
  await takeStock(tx, soldLines(packed.map(({ line, quantity }) => ({ ...line, quantity }))), packing)
  const begun: Begun[] = []
  const options = await optionsOf(tx, packing.methods)
  for (const { method, lines } of parcels(packing, packed, options)) {
    const [fulfillment] = await tx
      .insert(tx.t.fulfillment)
      .values({
        ...packing.owner,
        provider_id: options.get(method.shipping_option_id)?.provider_id ?? null,
        location_id: packing.location_id ?? null,
        no_notification: packing.no_notification ?? null,
        metadata: packing.metadata ?? null,
        tracking_numbers: [],
        data: {},
        created_by: actingId(),
      })
      .returning()
    await tx.insert(tx.t.fulfillment_item).values(
      lines.map(({ line, quantity }) => ({
        fulfillment_id: fulfillment?.id ?? '',
        item_id: line.id,
        quantity,
      })),
    )
    begun.push({ fulfillment: fulfillment as FulfillmentRow, method, lines })
  }
  return begun
}

async function countFulfilled(tx: Tx, { lines, items }: Packing) {
  const wanted = new Map<string, number>()
  for (const { item_id, quantity } of items) {
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData(`items: the quantity of ${item_id} must be a whole number above 0`)
    wanted.set(item_id, (wanted.get(item_id) ?? 0) + quantity)
  }
  if (wanted.size === 0) throw invalidData('items: name at least one line to fulfill')
  const known = new Map(lines.map((line) => [line.id, line]))
  const unknown = [...wanted.keys()].find((id) => !known.has(id))
  if (unknown) throw invalidData(`items: there is no line ${unknown} to fulfill here`)
  const counts = await tx.incrementRows(fulfilled, wanted)
  return [...wanted].map(([id, quantity]) => {
    const line = known.get(id) as Begun['lines'][number]['line']
    const count = counts.get(id)
    if (count === undefined)
      throw notAllowed(
        `Only ${line.quantity - (line.fulfilled_quantity ?? 0)} of line ${id} are left to fulfill`,
      )
    line.fulfilled_quantity = count
    return { line, quantity }
  })
}

type Options = ReadonlyMap<string, { provider_id: string; profile_id: string }>

/** The options the methods were made from, also those offered no more: what was sold is still to be sent. */
async function optionsOf(tx: Tx, methods: Packing['methods']): Promise<Options> {
  const { shipping_option: t } = tx.t
  const rows = await tx.rowsWhere(
    t,
    { id: methods.map(({ shipping_option_id }) => shipping_option_id) },
    { columns: ['id', 'provider_id', 'profile_id'] },
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** One method carries everything; several carry each the lines of their profile, and the first what no other does. */
function parcels({ methods, profileOf }: Packing, packed: Begun['lines'], options: Options) {
  const [first, ...others] = methods
  if (!first) throw notAllowed('There is no shipping method to fulfill with: add one first')
  if (others.length === 0) return [{ method: first, lines: packed }]
  const byMethod = new Map(methods.map((method) => [method.id, [] as Begun['lines']]))
  for (const one of packed) {
    const profile = profileOf(one.line)
    const method =
      methods.find(({ shipping_option_id }) => options.get(shipping_option_id)?.profile_id === profile) ??
      first
    byMethod.get(method.id)?.push(one)
  }
  return methods
    .map((method) => ({ method, lines: byMethod.get(method.id) ?? [] }))
    .filter(({ lines }) => lines.length > 0)
}

/**
 * Tells the carriers. What a carrier refuses is taken back: its lines are to be fulfilled again.
 * @throws what the carrier says in words of the shop, else unexpected_state
 */
export async function bookFulfillments(
  shop: Shop,
  begun: readonly Begun[],
  order: Partial<Order>,
): Promise<void> {
  for (const [index, { fulfillment, method, lines }] of begun.entries()) {
    try {
      const provider = fulfillmentProvider(shop, fulfillment.provider_id)
      const items = lines.map(({ line, quantity }) => ({ ...line, quantity }))
      const data = await provider.create(method.data, items, order, fulfillment as never)
      await shop.transaction((tx) => tx.updateRows(tx.t.fulfillment, { id: fulfillment.id }, { data }))
    } catch (error) {
      await shop.transaction(async (tx) => {
        for (const refused of begun.slice(index)) await unpack(tx, refused.fulfillment, restoreStock)
        const ids = begun.slice(index).map((refused) => refused.fulfillment.id)
        await tx.deleteRows(tx.t.fulfillment_item, { fulfillment_id: ids })
        await tx.deleteRows(tx.t.fulfillment, { id: ids })
      })
      throw providerRefused('The fulfillment provider could not take the parcel', error)
    }
  }
}

export function fulfillmentProvider(shop: Shop, id: string | null) {
  const provider = id ? shop.providers.fulfillment.get(id) : undefined
  if (!provider)
    throw new ShopError('unexpected_state', `The fulfillment provider ${id} is not installed in this shop`)
  return provider
}

/**
 * Gives the quantities of a parcel back to its lines, and its goods to the location they came from.
 * @throws not_allowed when goods of it came back by a return: they are on the shelf already
 */
export async function unpack(tx: Tx, fulfillment: FulfillmentRow, putBack = putBackStock): Promise<void> {
  const packed = await packedLines(tx, fulfillment.id)
  const counts = await tx.incrementRows(unpacked, new Map(packed.map((one) => [one.item_id, -one.quantity])))
  const back = packed.find(({ item_id }) => !counts.has(item_id))
  if (back)
    throw notAllowed(`The fulfillment cannot be unpacked: goods of line ${back.item_id} came back already`)
  await putBack(tx, soldLines(packed.map((one) => ({ ...one, id: one.item_id }))), fulfillment)
}

/** Marks a parcel as canceled, once. Returns false when it was shipped or canceled meanwhile. */
export async function markCanceled(tx: Tx, fulfillmentId: string): Promise<boolean> {
  const { fulfillment } = tx.t
  const marked = await tx.updateRows(
    fulfillment,
    { id: fulfillmentId, canceled_at: null, shipped_at: null },
    { canceled_at: now(), canceled_by: actingId() },
  )
  return marked > 0
}
