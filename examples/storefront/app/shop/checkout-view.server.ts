import { checkoutSteps, needsDelivery } from '@cartwright/sdk/rules'
import { redirect } from 'react-router'
import type { CheckoutIslandProps } from '../islands/CheckoutIsland'
import { paymentView } from '../payment/payment-view.server'
import { defaultAddress, findAddress, savedAddresses } from './addresses.server'
import { findCart, regionOf } from './cart.server'
import { cartView } from './cart-view'
import { knownExtras } from './checkout-extras'
import { startValues } from './checkout-form'
import type { ShopVisit } from './context.server'
import { countingDelivery, deliveriesOf, deliveryOf } from './deliveries.server'
import { refusalOf } from './failures'
import { linePictures } from './line-pictures.server'
import { signInFirst } from './sign-in.server'

/**
 * What the page of the checkout shows, `asked` being the id of an address in the book; throws the way to the cart where there
 * is nothing to buy. What the customer saved at providers, who are asked for it, only comes where `hasSaved` wants it.
 */
export async function checkoutView(
  shop: ShopVisit,
  asked: string | null,
  hasSaved = false,
): Promise<Omit<CheckoutIslandProps, 'outcome'>> {
  const cart = await findCart(shop)
  if (!cart?.items?.length) throw redirect('/cart')
  const isSent = needsDelivery(cart)
  const { inclusive, countries } = regionOf(shop, cart)
  const [options, customer, pictures, payment] = await Promise.all([
    isSent ? deliveriesOf(shop, cart, inclusive) : [],
    shop.signedIn ? customerOf(shop) : undefined,
    linePictures(shop.client, cart.items),
    paymentView(shop, {
      payFor: 'checkout',
      region: cart.region,
      total: cart.total ?? 0,
      hasSaved,
    }),
  ])
  // The sign-in has ended: better to say so before anything is typed than when the order is placed.
  if (shop.signedIn && !customer) throw signInFirst('/checkout')
  const chosen = deliveryOf(cart, options)
  const chosenAddress = customer && findAddress(customer, asked)
  const address = chosenAddress ?? cart.shipping_address
  // Of an address that was chosen nothing is mixed with another.
  const home = chosenAddress || !customer ? undefined : defaultAddress(customer)
  const { first_name, last_name } = customer ?? {}
  const values = startValues(
    [{ email: cart.email ?? customer?.email }, address, { first_name, last_name }, home],
    countries[0]?.code,
  )
  return {
    extras: knownExtras(cart),
    billingCountries: shop.regions.flatMap(({ countries }) => countries).map(({ code }) => code),
    cart: countingDelivery(
      cartView(cart, inclusive, pictures),
      options.find(({ id }) => id === chosen),
    ),
    steps: checkoutSteps(cart),
    isSent,
    values,
    options: options.map(({ id, name, shown, dates }) => ({ id, name, shown, dates })),
    chosen,
    payment,
    countries,
    ...(customer ? { account: { addresses: savedAddresses(customer), address: chosenAddress?.id } } : {}),
  }
}

async function customerOf({ client }: ShopVisit) {
  try {
    return (await client.customers.retrieve()).customer
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}
