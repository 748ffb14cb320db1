import { translator } from '../i18n/use-t'
import { findCart, openCart } from './cart.server'
import type { ShopVisit } from './context.server'
import { codeOf, refusalOf, statusOf } from './failures'
import { productView } from './product-view'
import { type Choice, variantOf } from './variant-choice'

export interface CartChange {
  ok: boolean
  /** In the shopper's language. */
  error?: string
  /** Which part of the cart page it belongs to. */
  at?: 'line' | 'code'
  cartId?: string
  /** What was typed, so that a refusal loses nothing. */
  code?: string
}

/** One change a shopper makes to the cart. Never throws for what the shopper can mend. */
export async function changeCart(shop: ShopVisit, form: FormData): Promise<CartChange> {
  const intent = String(form.get('intent') ?? '')
  const { t } = translator(shop.language)
  const code = String(form.get('code') ?? '').trim()
  try {
    if (intent === 'add') return await addPiece(shop, form)
    const cart = await findCart(shop)
    if (!cart) return { ok: false, error: t('cart_gone') }
    const line = String(form.get('line') ?? '')
    if (intent === 'remove') await shop.client.carts.lineItems.delete(cart.id, line)
    else if (intent === 'quantity') {
      const quantity = readQuantity(form.get('step') ?? form.get('quantity'), 0)
      await shop.client.carts.lineItems.update(cart.id, line, { quantity })
    } else if (intent === 'code') return await applyCode(shop, cart.id, code)
    else if (intent === 'uncode') await dropCode(shop, cart.id, code)
    else return { ok: false, error: t('trouble_text') }
    return { ok: true, cartId: cart.id }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    if (isShort(error)) return { ok: false, error: t('refused_stock'), at: 'line' }
    if (statusOf(error) === 409) return { ok: false, error: t('cart_gone') }
    return { ok: false, error: t('refused_change'), at: 'line' }
  }
}

export const isShort = (error: unknown) => codeOf(error) === 'insufficient_inventory'

async function addPiece(shop: ShopVisit, form: FormData): Promise<CartChange> {
  const { client, region, language } = shop
  const { t } = translator(language)
  const { products } = await client.products.list({
    handle: String(form.get('handle') ?? ''),
    region_id: region.id,
    limit: 1,
    expand: 'options,variants,variants.options,variants.prices',
  })
  const [found] = products
  if (!found) return { ok: false, error: t('refused_change') }
  const product = productView(found, region.inclusive)
  const choice: Choice = product.options.map(({ title, values }) =>
    values.indexOf(String(form.get(`option:${title}`) ?? '')),
  )
  const variant = variantOf(product, choice)
  if (!variant) return { ok: false, error: t('choose_all') }
  const cart = await openCart(shop)
  await client.carts.lineItems.create(cart.id, {
    variant_id: variant.id,
    quantity: readQuantity(form.get('quantity'), 1),
  })
  return { ok: true, cartId: cart.id }
}

/** A code is a discount or a gift card; shoppers should not have to know which. */
async function applyCode(shop: ShopVisit, cartId: string, code: string): Promise<CartChange> {
  const { t } = translator(shop.language)
  const cart = await findCart(shop)
  if (!code || !cart) return { ok: false, at: 'code', error: t('code_empty'), code }
  const discounts = (cart.discounts ?? []).map((one) => ({ code: one.code }))
  const giftCards = (cart.gift_cards ?? []).map((one) => ({ code: one.code }))
  try {
    await shop.client.carts.update(cartId, { discounts: [...discounts, { code }] })
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    try {
      await shop.client.carts.update(cartId, { gift_cards: [...giftCards, { code }] })
    } catch (second) {
      if (refusalOf(second) === undefined) throw second
      return { ok: false, at: 'code', error: t('code_refused', { code }), code }
    }
  }
  return { ok: true, cartId }
}

async function dropCode(shop: ShopVisit, cartId: string, code: string) {
  const cart = await findCart(shop)
  const isDiscount = cart?.discounts?.some((one) => one.code === code)
  if (isDiscount) await shop.client.carts.deleteDiscount(cartId, code)
  else {
    const left = (cart?.gift_cards ?? []).filter((one) => one.code !== code)
    await shop.client.carts.update(cartId, { gift_cards: left.map((one) => ({ code: one.code })) })
  }
}

function readQuantity(value: unknown, least: number): number {
  const quantity = Math.trunc(Number(value))
  return Number.isFinite(quantity) ? Math.min(99, Math.max(least, quantity)) : Math.max(1, least)
}
