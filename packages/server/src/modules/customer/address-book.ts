import type { AddressInput, Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertCountry, type CustomerRow, retrieveCustomer } from './queries'

/** What makes two addresses the same one. */
const identity = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'country_code',
  'province',
  'postal_code',
  'phone',
] as const
type Part = (typeof identity)[number]

/** Quiet when the book holds the same address. @throws not_found for an unknown customer or country */
export async function addAddress(
  shop: Shop,
  customerId: string,
  input: Parsed<'POST /store/customers/me/addresses'>['body']['address'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { address } = tx.t
    await retrieveCustomer(tx, customerId)
    const values = { ...input, country_code: input.country_code.toLowerCase() }
    await assertCountry(tx, values.country_code)
    const theirs = await tx.rowsWhere(address, { customer_id: customerId, deleted_at: null })
    const isSame = (row: Record<Part, string | null>) =>
      identity.every((part) => (row[part] ?? null) === (values[part] ?? null))
    if (theirs.some(isSame)) return
    await tx.insertRows(address, [{ ...values, customer_id: customerId }])
    await emit(tx, 'customer.updated', await retrieveCustomer(tx, customerId))
  })
}

/** @throws invalid_data when the address is not in this customer's book */
export async function updateAddress(
  shop: Shop,
  customerId: string,
  id: string,
  input: Parsed<'POST /store/customers/me/addresses/:address_id'>['body'],
): Promise<void> {
  await shop.transaction(async (tx) => {
    const { address } = tx.t
    const theirs = { id, customer_id: customerId, deleted_at: null }
    const [current] = await tx.lockRows(address, theirs)
    if (!current) throw invalidData(`There is no address ${id} in the address book`)
    const country_code = input.country_code?.toLowerCase()
    await assertCountry(tx, country_code)
    await tx.updateRows(address, theirs, {
      ...given(input),
      ...(country_code ? { country_code } : {}),
      metadata: mergeMetadata(current.metadata, input.metadata),
    })
    await emit(tx, 'customer.updated', await retrieveCustomer(tx, customerId))
  })
}

/** Quiet when the book does not hold it. */
export async function removeAddress(shop: Shop, customerId: string, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { address } = tx.t
    await tx.updateRows(address, { id, customer_id: customerId, deleted_at: null }, { deleted_at: now() })
  })
}

/**
 * The id of the billing address after a change: an address changes the present one or becomes it; an id must be of
 * an address of this customer; undefined leaves it, null takes it away.
 */
export async function setBillingAddress(
  tx: Tx,
  customer: CustomerRow,
  given: AddressInput | string | null | undefined,
): Promise<string | null | undefined> {
  const { address } = tx.t
  if (given === undefined || given === null) return given
  if (typeof given === 'string') {
    if (given === customer.billing_address_id) return given
    const known = await tx.rowWhere(address, { id: given, customer_id: customer.id, deleted_at: null })
    if (!known) throw notFound('Address', given)
    return given
  }
  await assertCountry(tx, given.country_code)
  const present = customer.billing_address_id
  if (present) {
    const row = await tx.rowWhere(address, { id: present })
    // One from the address book stays as it is there; the billing address becomes a row of its own.
    if (row && !row.customer_id) {
      const metadata = mergeMetadata(row.metadata, given.metadata)
      await tx.updateRows(address, { id: present }, { ...given, metadata })
      return present
    }
  }
  const [row] = await tx.insertRows(address, [given])
  return row?.id ?? null
}

const given = (input: Partial<Record<Part, string | null>>) =>
  Object.fromEntries(identity.flatMap((part) => (input[part] === undefined ? [] : [[part, input[part]]])))
