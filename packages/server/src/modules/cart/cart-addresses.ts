import type { AddressInput } from '@cartwright/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { invalidData, notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Tx } from '../../shop'
import { shownOf } from '../../store/reading/shape'
import { mergeMetadata } from '../../store/writing/metadata'
import type { LoadedCart } from './load-cart'
import type { AddressRow } from './queries'

/** The id of an address in the caller's address book, or the parts of one. */
export type GivenAddress = AddressInput | string | null

type Side = 'billing_address' | 'shipping_address'

/**
 * Sets an address of the cart: a stored one by id, or parts that are merged into the current one. An address book's
 * entry is used, never changed: parts make a copy of it.
 * @throws invalid_data when a shipping country is not in the region; not_found for somebody else's address
 */
export async function setAddress(
  tx: Tx,
  cart: LoadedCart,
  side: Side,
  given: GivenAddress,
  caller: Caller,
): Promise<void> {
  if (given === null) {
    if (side === 'shipping_address') take(cart, side, null)
    return
  }
  const address =
    typeof given === 'string'
      ? await storedAddress(tx, given, caller)
      : await mergedAddress(tx, cart[side], given, side, cart)
  if (side === 'shipping_address') assertCountry(cart, address.country_code)
  take(cart, side, address)
}

function take(cart: LoadedCart, side: Side, address: AddressRow | null) {
  cart[side] = address
  cart.row[`${side}_id`] = address?.id ?? null
}

function assertCountry({ region }: LoadedCart, code: string | null) {
  if (code && !region.countries.some((country) => country.iso_2 === code.toLowerCase()))
    throw invalidData(`The shipping country ${code} is not in the region ${region.name}`)
}

async function storedAddress(tx: Tx, id: string, caller: Caller): Promise<AddressRow> {
  const { address } = tx.t
  const [row] = await tx
    .select()
    .from(address)
    .where(and(eq(address.id, id), isNull(address.deleted_at)))
  if (!row?.customer_id || row.customer_id !== caller.customer?.id) throw notFound('Address', id)
  return row
}

async function mergedAddress(
  tx: Tx,
  current: AddressRow | null,
  given: AddressInput,
  side: Side,
  cart: LoadedCart,
): Promise<AddressRow> {
  if (side === 'shipping_address') assertCountry(cart, given.country_code ?? null)
  const { address } = tx.t
  const shared =
    current !== null &&
    (current.customer_id !== null || cart.row.billing_address_id === cart.row.shipping_address_id)
  if (current && !shared) {
    const values = { ...given, metadata: mergeMetadata(current.metadata, given.metadata) }
    await tx.updateRows(address, { id: current.id }, values as Partial<AddressRow>)
    return { ...current, ...values, updated_at: new Date().toISOString() } as AddressRow
  }
  const {
    id: _id,
    customer_id: _customer,
    created_at: _made,
    updated_at: _changed,
    ...kept
  } = current ?? ({} as AddressRow)
  const [row] = await tx.insertRows(address, [{ ...kept, ...given }])
  if (!row) throw new Error('The address was not written')
  return shownOf('address', row)
}
