import { invalidData, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { deleteTranslationsOf } from '../translation/change-translations'
import { assertRequirements, type GivenRequirement, priceOf } from './option-rules'
import { findOptions, findRequirements, type OptionRow } from './queries'

interface ShippingOptionChanges {
  name?: string | null
  amount?: number | null
  price_type?: 'flat_rate' | 'calculated' | null
  requirements: GivenRequirement[]
  admin_only?: boolean | null
  metadata?: Record<string, unknown> | null
  includes_tax?: boolean | null
}

/** Changes an option; its requirements become exactly those given. Region, provider, data and is_return stay. */
export async function updateShippingOption(
  shop: Shop,
  id: string,
  input: ShippingOptionChanges,
): Promise<void> {
  const [option] = await findOptions(shop.db, [id])
  if (!option) throw notFound('Shipping Option', id)
  assertRequirements(input.requirements)
  const price = await newPrice(shop, option, input)
  await shop.transaction(async (tx) => {
    const { shipping_option: table } = tx.t
    await tx.updateRows(
      table,
      { id, deleted_at: null },
      {
        ...price,
        name: input.name ?? option.name,
        admin_only: input.admin_only ?? option.admin_only,
        includes_tax: input.includes_tax ?? option.includes_tax,
        metadata: mergeMetadata(option.metadata, input.metadata),
      },
    )
    await replaceRequirements(tx, id, input.requirements)
  })
}

async function newPrice(shop: Shop, option: OptionRow, input: ShippingOptionChanges) {
  const price_type = input.price_type ?? option.price_type
  const amount = input.amount ?? option.amount
  return { price_type, amount: await priceOf(shop, { ...option, price_type, amount }) }
}

async function replaceRequirements(tx: Tx, optionId: string, given: readonly GivenRequirement[]) {
  const { shipping_option_requirement: table } = tx.t
  const old = await findRequirements(tx, [optionId])
  for (const { id } of given)
    if (id && !old.some((row) => row.id === id))
      throw invalidData(`requirements: ${id} is not a requirement of this option`)
  const gone = old.filter((row) => !given.some(({ id }) => id === row.id)).map((row) => row.id)
  if (gone.length > 0) await tx.updateRows(table, { id: gone }, { deleted_at: now() })
  for (const { id, type, amount } of given) if (id) await tx.updateRows(table, { id }, { type, amount })
  const fresh = given.filter(({ id }) => !id)
  if (fresh.length > 0)
    await tx
      .insert(table)
      .values(fresh.map(({ type, amount }) => ({ shipping_option_id: optionId, type, amount })))
}

/** Soft, and silent when there is none: methods that were chosen with it keep it. */
export async function deleteShippingOption(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { shipping_option: table } = tx.t
    await tx.updateRows(table, { id, deleted_at: null }, { deleted_at: now() })
    await deleteTranslationsOf(tx, 'shipping_option', [id])
  })
}
