import type { Cart } from '@cartwright/contract'
import { applyCode, removeCode } from '@cartwright/sdk'
import { type CartChange, type FormValues, readCartChange, variantOfForm } from '@cartwright/sdk/rules'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import { translator } from '../i18n/use-t'
import { findCart, openCart, regionOf } from './cart.server'
import type { ShopVisit } from './context.server'
import { codeOf, refusalOf, statusOf } from './failures'

/** What became of a change, and of which cart. */
export interface CartOutcome extends FormOutcome {
  cartId?: string
}

/** One change a shopper makes to the cart. Never throws for what the shopper can mend. */
export async function changeCart(shop: ShopVisit, form: FormData): Promise<CartOutcome> {
  const { t } = translator(shop.language)
  const change = readCartChange(form)
  if (!change) return { ok: false, error: t('trouble_text') }
  try {
    if (change.type === 'add') return await addPiece(shop, change, form)
    const cart = await findCart(shop)
    if (!cart) return { ok: false, error: t('cart_gone') }
    return await changeLines(shop, cart, change)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    if (isShort(error)) return { ok: false, error: t('refused_stock'), field: 'quantity' }
    if (statusOf(error) === 409) return { ok: false, error: t('cart_gone') }
    return { ok: false, error: t('refused_change'), field: 'quantity' }
  }
}

async function changeLines(
  shop: ShopVisit,
  cart: Cart,
  change: Exclude<CartChange, { type: 'add' }>,
): Promise<CartOutcome> {
  const { carts } = shop.client
  if (change.type === 'remove') await carts.lineItems.delete(cart.id, change.line)
  else if (change.type === 'quantity') {
    await carts.lineItems.update(cart.id, change.line, { quantity: change.quantity })
  } else if (change.type === 'code') return enterCode(shop, cart, change.code)
  else await removeCode(shop.client, cart, change.code)
  return { ok: true, cartId: cart.id }
}

export const isShort = (error: unknown) => codeOf(error) === 'insufficient_inventory'

async function addPiece(
  shop: ShopVisit,
  { handle, quantity }: Extract<CartChange, { type: 'add' }>,
  form: FormValues,
): Promise<CartOutcome> {
  const { client, region, language } = shop
  const { t } = translator(language)
  const { products } = await client.products.list({
    handle: handle ?? '',
    region_id: region.id,
    limit: 1,
    expand: 'options,variants,variants.options,variants.prices',
  })
  const [product] = products
  if (!product) return { ok: false, error: t('refused_change') }
  const variant = variantOfForm(product, form)
  if (!variant) return { ok: false, error: t('choose_all') }
  const cart = await openCart(shop)
  await client.carts.lineItems.create(cart.id, { variant_id: variant.id, quantity })
  return { ok: true, cartId: cart.id }
}

/** A code is a discount or a gift card; shoppers should not have to know which. */
async function enterCode(shop: ShopVisit, cart: Cart, code: string): Promise<CartOutcome> {
  const { t } = translator(shop.language)
  const refused = (error: string) => ({ ok: false, field: 'code', error, values: { code } })
  if (!code) return refused(t('code_empty'))
  try {
    await applyCode(shop.client, cart, code)
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return refused(
      (await whyNotCard({ ...shop, region: regionOf(shop, cart) }, code)) ?? t('code_refused', { code }),
    )
  }
  return { ok: true, cartId: cart.id }
}

/** Why a gift card does not count, as far as its holder may know; undefined for anything else. */
async function whyNotCard(
  { client, region, language }: ShopVisit,
  code: string,
): Promise<string | undefined> {
  const { t } = translator(language)
  try {
    const { gift_card } = await client.giftCards.retrieveBalance(code)
    if (gift_card.region_id !== region.id) return t('gift_other_region', { region: gift_card.region_name })
    if (gift_card.balance === 0) return t('gift_spent')
    return gift_card.ends_at && Date.parse(gift_card.ends_at) < Date.now() ? t('gift_expired') : undefined
  } catch (error) {
    if (statusOf(error) === 429) return t('too_often')
    if (refusalOf(error) === undefined) throw error
    return undefined
  }
}
