import { invalidData, notAllowed, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { optionsOfRate } from './queries'

/** What a rate applies to, by id. Given lists replace the ones before. */
interface TaxTargets {
  products?: string[] | null
  product_types?: string[] | null
  shipping_options?: string[] | null
}

interface NewTaxRate extends TaxTargets {
  code: string
  name: string
  region_id: string
  rate?: number | null
}

type TargetKind = keyof TaxTargets
const kinds = ['products', 'product_types', 'shipping_options'] as const

export async function createTaxRate(shop: Shop, input: NewTaxRate): Promise<string> {
  assertRate(input.rate)
  return shop.transaction(async (tx) => {
    await assertRowsExist(tx, 'region', 'Region', [input.region_id])
    const { code, name, region_id, rate } = input
    const [row] = await tx
      .insert(tx.t.tax_rate)
      .values({ code, name, region_id, rate: rate ?? null })
      .returning({ id: tx.t.tax_rate.id })
    const id = row?.id ?? ''
    for (const kind of kinds) await attach(tx, { id, region_id }, kind, input[kind] ?? [])
    return id
  })
}

type TaxRateChanges = Partial<{ [K in keyof NewTaxRate]: NewTaxRate[K] | null }>

export async function updateTaxRate(shop: Shop, id: string, input: TaxRateChanges): Promise<void> {
  assertRate(input.rate)
  await shop.transaction(async (tx) => {
    const rate = await rateForUpdate(tx, id)
    const region_id = input.region_id ?? rate.region_id
    await assertRowsExist(tx, 'region', 'Region', [region_id])
    await tx.updateRows(
      tx.t.tax_rate,
      { id },
      {
        name: input.name ?? rate.name,
        code: input.code ?? rate.code,
        region_id,
        ...(input.rate === undefined ? {} : { rate: input.rate }),
      },
    )
    for (const kind of kinds) {
      const given = input[kind]
      if (!given) continue
      await detach(tx, id, kind)
      await attach(tx, { id, region_id }, kind, given)
    }
    if (region_id !== rate.region_id) await assertOptionsInRegion(tx, id, region_id)
  })
}

/** Attaches more targets to a rate; those it has already are left as they are. */
export async function addTaxTargets(
  shop: Shop,
  id: string,
  kind: TargetKind,
  ids: readonly string[],
): Promise<void> {
  await shop.transaction(async (tx) => attach(tx, await rateForUpdate(tx, id), kind, ids))
}

export async function removeTaxTargets(
  shop: Shop,
  id: string,
  kind: TargetKind,
  ids: readonly string[],
): Promise<void> {
  await shop.transaction(async (tx) => {
    await rateForUpdate(tx, id)
    if (ids.length > 0) await detach(tx, id, kind, ids)
  })
}

/** Silent when there is none. */
export async function deleteTaxRate(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    for (const kind of kinds) await detach(tx, id, kind)
    await tx.deleteRows(tx.t.tax_rate, { id })
  })
}

function assertRate(rate: number | null | undefined) {
  if (rate != null && !(Number.isFinite(rate) && rate >= 0 && rate <= 1000))
    throw invalidData(`rate: ${rate} is not a percentage from 0 on`)
}

async function rateForUpdate(tx: Tx, id: string) {
  const { tax_rate } = tx.t
  const [row] = await tx.lockRows(tax_rate, { id })
  if (!row) throw notFound('TaxRate', id)
  return row
}

async function attach(
  tx: Tx,
  rate: { id: string; region_id: string },
  kind: TargetKind,
  given: readonly string[],
): Promise<void> {
  const ids = [...new Set(given)]
  if (ids.length === 0) return
  const rate_id = rate.id
  const { product_tax_rate, product_type_tax_rate, shipping_tax_rate } = tx.t
  if (kind === 'products') {
    await assertRowsExist(tx, 'product', 'Product', ids)
    const rows = ids.map((product_id) => ({ product_id, rate_id }))
    await tx.insert(product_tax_rate).values(rows).onConflictDoNothing()
  } else if (kind === 'product_types') {
    await assertRowsExist(tx, 'product_type', 'Product type', ids)
    const rows = ids.map((product_type_id) => ({ product_type_id, rate_id }))
    await tx.insert(product_type_tax_rate).values(rows).onConflictDoNothing()
  } else {
    await assertRowsExist(tx, 'shipping_option', 'Shipping Option', ids)
    const rows = ids.map((shipping_option_id) => ({ shipping_option_id, rate_id }))
    await tx.insert(shipping_tax_rate).values(rows).onConflictDoNothing()
    await assertOptionsInRegion(tx, rate_id, rate.region_id)
  }
  await touch(tx, rate_id)
}

async function detach(tx: Tx, rateId: string, kind: TargetKind, ids?: readonly string[]): Promise<void> {
  const { product_tax_rate: p, product_type_tax_rate: y, shipping_tax_rate: s } = tx.t
  const rate = { rate_id: rateId }
  if (kind === 'products') await tx.deleteRows(p, { ...rate, ...(ids && { product_id: ids }) })
  else if (kind === 'product_types') await tx.deleteRows(y, { ...rate, ...(ids && { product_type_id: ids }) })
  else await tx.deleteRows(s, { ...rate, ...(ids && { shipping_option_id: ids }) })
  await touch(tx, rateId)
}

/** What a rate applies to is part of it: whoever remembers rates learns of the change. */
const touch = (tx: Tx, rateId: string) =>
  tx.updateRows(tx.t.tax_rate, { id: rateId }, { updated_at: new Date().toISOString() })

async function assertOptionsInRegion(tx: Tx, rateId: string, regionId: string) {
  const rows = await optionsOfRate(tx, rateId)
  const stranger = rows.find((row) => row.region_id !== regionId)
  if (stranger)
    throw notAllowed(`The shipping option ${stranger.name} is in another region than the tax rate`)
}
