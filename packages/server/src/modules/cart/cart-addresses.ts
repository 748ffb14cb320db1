import type { AddressInput } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Caller } from '../../http/request'
import type { Db } from '../../store/database/engine'
import { shownOf } from '../../store/reading/shape'
import { mergeMetadata } from '../../store/writing/metadata'
import { newRow } from '../../store/writing/write-rows'
import type { LoadedCart } from './load-cart'
import type { AddressRow } from './queries'

/** The id of an address in the caller's address book, or the parts of one. */
export type GivenAddress = AddressInput | string | null

type Side = 'billing_address' | 'shipping_address'

/**
 * The cart with another address: a stored one by id, or parts that are merged into the current one. An address book's
 * entry is used, never changed: parts make a copy of it.
 * @throws invalid_data when a shipping country is not in the region; not_found for somebody else's address
 */
export async function withAddress(
  db: Db,
  cart: LoadedCart,
  side: Side,
  given: GivenAddress,
  caller: Caller,
): Promise<LoadedCart> {
  if (given === null) return side === 'shipping_address' ? taking(cart, side, null) : cart
  const address =
    typeof given === 'string'
      ? await storedAddress(db, given, caller)
      : mergedAddress(db, cart[side], given, side, cart)
  if (side === 'shipping_address') assertCountry(cart, address.country_code)
  return taking(cart, side, address)
}

const taking = (cart: LoadedCart, side: Side, address: AddressRow | null): LoadedCart => ({
  ...cart,
  [side]: address,
  row: { ...cart.row, [`${side}_id`]: address?.id ?? null },
})

function assertCountry({ region }: LoadedCart, code: string | null) {
  if (code && !region.countries.some((country) => country.iso_2 === code.toLowerCase()))
    throw invalidData(`The shipping country ${code} is not in the region ${region.name}`)
}

async function storedAddress(db: Db, id: string, caller: Caller): Promise<AddressRow> {
  const { address } = db.t
  const row = await db.rowWhere(address, { id, deleted_at: null })
  if (!row?.customer_id || row.customer_id !== caller.customer?.id) throw notFound('Address', id)
  return row
}

function mergedAddress(
  { t }: Db,
  current: AddressRow | null,
  given: AddressInput,
  side: Side,
  cart: LoadedCart,
): AddressRow {
  if (side === 'shipping_address') assertCountry(cart, given.country_code ?? null)
  const shared =
    current !== null &&
    (current.customer_id !== null || cart.row.billing_address_id === cart.row.shipping_address_id)
  if (current && !shared) {
    const metadata = mergeMetadata(current.metadata, given.metadata)
    return { ...current, ...named(given), metadata }
  }
  return copiedAddress(t, current, given)
}

/** An address of the cart's own: what is known of another one, but not whose it is, and what is given. */
export function copiedAddress(
  { address }: Db['t'],
  current: AddressRow | null,
  given: AddressInput,
): AddressRow {
  const {
    id: _id,
    customer_id: _customer,
    created_at: _made,
    updated_at: _changed,
    ...kept
  } = current ?? ({} as AddressRow)
  return shownOf('address', newRow(address, { ...kept, ...named(given) }))
}

/** What is said of an address, without what is left open. */
const named = (given: AddressInput) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<AddressRow>
