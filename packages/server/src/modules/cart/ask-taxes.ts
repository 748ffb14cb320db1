import type { Shop } from '../../shop'
import { askTaxProvider } from '../tax/ask-provider'
import { type LoadedCart, loadTaxes } from './load-cart'
import { applyTaxLines } from './provider-taxes'

/**
 * Has the tax provider of the cart's region decide its taxes, unless it said so within the hour. Quiet where the shop's
 * own tables decide. It may reach a network: never call it in a transaction.
 * @throws unavailable when the provider gives no answer
 */
export async function askTaxes(shop: Shop, cart: LoadedCart): Promise<LoadedCart> {
  if (!cart.region.tax_provider_id || cart.row.completed_at) return cart
  await loadTaxes(shop.db, cart)
  if (!cart.tax_question) return cart
  applyTaxLines(cart, await askTaxProvider(shop, cart.tax_question))
  cart.tax_question = undefined
  return cart
}

/** The same where the region shows taxes as it goes, or an amount to pay hangs on them. */
export const askShownTaxes = async (shop: Shop, cart: LoadedCart): Promise<LoadedCart> =>
  cart.region.automatic_taxes || cart.payment_sessions.length > 0 ? askTaxes(shop, cart) : cart
