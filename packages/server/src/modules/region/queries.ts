import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { duplicate, invalidData, notFound } from '../../errors'
import type { Db, Tx } from '../../store/database/engine'
import { shownColumns } from '../../store/reading/shape'

export type RegionRow = Tx['t']['region']['$inferSelect']

/** Locks the region for the rest of the transaction. @throws not_found */
export async function regionForUpdate(tx: Tx, id: string): Promise<RegionRow> {
  const { region } = tx.t
  const [row] = await tx.lockRows(region, { id, deleted_at: null })
  if (!row) throw notFound('Region', id)
  return row
}

/** @throws invalid_data when the store does not trade in this currency */
export async function assertStoreCurrency(tx: Tx, code: string): Promise<void> {
  const { store_currencies: link } = tx.t
  const known = await tx.rowWhere(link, { currency_code: code })
  if (!known)
    throw invalidData(`currency_code: the store does not trade in ${code}; add it to the store's currencies`)
}

/** Gives countries to a region. @throws invalid_data for an unknown one, duplicate_error for another region's */
export async function claimCountries(tx: Tx, regionId: string, given: readonly string[]): Promise<void> {
  const { country } = tx.t
  const codes = [...new Set(given.map((code) => code.toLowerCase()))].sort()
  if (codes.length === 0) return
  const claimed = await tx
    .update(country)
    .set({ region_id: regionId })
    .where(and(inArray(country.iso_2, codes), or(isNull(country.region_id), eq(country.region_id, regionId))))
    .returning({ iso_2: country.iso_2 })
  if (claimed.length === codes.length) return
  const known = await tx.rowsWhere(country, { iso_2: codes })
  const unknown = codes.filter((code) => !known.some(({ iso_2 }) => iso_2 === code))
  if (unknown.length) throw invalidData(`countries: there is no country with the code ${unknown.join(', ')}`)
  const taken = known.find((row) => row.region_id !== regionId)
  throw duplicate(`${taken?.display_name} belongs to the region ${taken?.region_id} already`)
}

/** Frees the countries of a region, all of them or those not in a list. */
export async function freeCountries(tx: Tx, regionId: string, keep: readonly string[] = []): Promise<void> {
  const { country } = tx.t
  const kept = keep.map((code) => code.toLowerCase())
  await tx
    .update(country)
    .set({ region_id: null })
    .where(and(eq(country.region_id, regionId), kept.length ? notInArray(country.iso_2, kept) : undefined))
}

type Kind = 'payment' | 'fulfillment'

/** Which of these providers are not installed. */
export async function missingProviders(tx: Tx, kind: Kind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const table = tx.t[`${kind}_provider` as 'payment_provider']
  const known = await tx.rowsWhere(table, { id: ids, is_installed: true }, { columns: ['id'] })
  return ids.filter((id) => !known.some((row) => row.id === id))
}

/** Makes these the providers of the region. @throws invalid_data for one that is not installed */
export async function replaceProviders(
  tx: Tx,
  kind: Kind,
  regionId: string,
  given: readonly string[],
): Promise<void> {
  const link = tx.t[`region_${kind}_providers` as 'region_payment_providers']
  const ids = [...new Set(given)]
  const missing = await missingProviders(tx, kind, ids)
  if (missing.length) throw invalidData(`${kind}_providers: ${missing.join(', ')} is not installed`)
  await tx.deleteRows(link, { region_id: regionId })
  if (ids.length)
    await tx.insert(link).values(ids.map((provider_id) => ({ region_id: regionId, provider_id })))
}

/** @throws invalid_data */
export async function assertTaxProvider(tx: Tx, id: string): Promise<void> {
  const { tax_provider } = tx.t
  const known = await tx.rowWhere(tax_provider, { id, is_installed: true })
  if (!known) throw invalidData(`tax_provider_id: the tax provider ${id} is not installed`)
}

/** What shipping options ask of a cart, in the order in which they were made. */
export async function requirementsOfOptions(db: Db) {
  const { shipping_option_requirement: requirement } = db.t
  return db
    .select(shownColumns(db.t, 'shipping_option_requirement'))
    .from(requirement)
    .where(isNull(requirement.deleted_at))
    .orderBy(requirement.id)
}
