import {
  type Address,
  Address as AddressSchema,
  type Cart,
  Customer,
  type Input,
  type Region,
} from '@cartwright/contract'
import { variantAmount } from '../../rules/variant-price'
import { findVariant } from './cart-lines'
import { notFound } from './checked'
import { changed, kept, type Memory, regionOf, rowOf } from './memory'

type Change = NonNullable<Input<'POST /store/carts/:id'>['body']>

/** The cart after an update. Throws for codes, of which the small shop has none. */
export function updatedCart(memory: Memory, cart: Cart, change: Change): Cart {
  const { email, region_id, metadata, context, customer_id, shipping_address, billing_address, ...rest } =
    change as Change & {
      metadata?: object
    }
  for (const { code } of rest.discounts ?? []) throw notFound('Discount', code, 'discount_not_found')
  for (const { code } of rest.gift_cards ?? []) throw notFound('Gift card', code)
  const moved =
    region_id && region_id !== cart.region_id ? inRegion(memory, cart, regionOf(memory, region_id)) : cart
  const owner = email
    ? guestOf(memory, email)
    : customer_id
      ? rowOf(memory.customers, 'Customer', customer_id)
      : undefined
  return changed(memory, moved, {
    ...(owner ? { email: email ?? owner.email, customer_id: owner.id } : {}),
    ...(context ? { context: { ...cart.context, ...context } } : {}),
    ...(shipping_address === undefined ? {} : { shipping_address: addressOf(memory, shipping_address) }),
    ...(billing_address === undefined ? {} : { billing_address: addressOf(memory, billing_address) }),
    metadata,
  })
}

/** Another region prices every line anew; what it has no price for goes, and so do deliveries and payments. */
function inRegion(memory: Memory, cart: Cart, region: Region): Cart {
  const items = (cart.items ?? []).flatMap((line) => {
    const variant = findVariant(memory, line.variant_id)
    const isSold = variant?.prices?.some(({ currency_code }) => currency_code === region.currency_code)
    return variant && isSold ? [{ ...line, unit_price: variantAmount(variant, region) }] : []
  })
  return { ...cart, region_id: region.id, items, shipping_methods: [], payment_sessions: [] }
}

const addressOf = (memory: Memory, given: NonNullable<Change>['shipping_address']): Address | null => {
  if (!given) return null
  if (typeof given !== 'string') return memory.filled<Address>(AddressSchema, given)
  for (const { shipping_addresses } of memory.customers.values()) {
    const found = shipping_addresses?.find(({ id }) => id === given)
    if (found) return found
  }
  throw notFound('Address', given)
}

/** The guest of an e-mail; an account with the same one is not attached. */
function guestOf(memory: Memory, email: string): Customer {
  const known = [...memory.customers.values()].find((one) => one.email === email && !one.has_account)
  return known ?? kept(memory.customers, memory.filled<Customer>(Customer, { email }))
}
