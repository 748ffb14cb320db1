import { variantOffer } from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { openCart } from './cart.server'
import type { ShopVisit } from './context.server'
import { refusalOf } from './failures'
import type { Picture } from './picture'
import { firstPicture } from './plate-card'

/** An amount a gift card can be had for. */
export interface GiftAmount {
  variant: string
  /** The card's own name, where the shop has several. */
  title: string | null
  /** What it costs, in minor units. */
  price: number
  /** What it will be worth: less than its price where the region taxes gift cards. */
  worth: number
}

export const giftFields = [
  'variant',
  'recipient_name',
  'recipient_email',
  'sender_name',
  'message',
  'send_on',
] as const
export type GiftField = (typeof giftFields)[number]
export type GiftValues = Record<GiftField, string>
export interface GiftOutcome {
  values: GiftValues
  errors: Partial<Record<GiftField | 'form', string>>
}

/** All gift cards of the shop: a picture, and their amounts, the smallest first. */
export async function giftCards({
  client,
  region,
}: ShopVisit): Promise<{ amounts: GiftAmount[]; picture: Picture | null }> {
  const { products } = await client.products.list({
    is_giftcard: true,
    region_id: region.id,
    limit: 20,
    expand: 'images,variants,variants.prices,categories',
  })
  const amounts = products.flatMap(({ title, variants }) =>
    variants.flatMap((variant): GiftAmount[] => {
      const { price } = variantOffer(variant, region) ?? { price: null }
      if (price === null) return []
      const worth = variant.calculated_price_incl_tax
        ? variant.calculated_price_incl_tax - (variant.calculated_tax ?? 0)
        : price
      return [{ variant: variant.id, title: products.length > 1 ? title : null, price, worth }]
    }),
  )
  const [first] = products
  return {
    amounts: amounts.sort((a, b) => a.price - b.price),
    picture: first ? firstPicture(first) : null,
  }
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const day = 86_400_000

/** A day from today, wherever on earth that is today, up to a year ahead. */
export function isSendDay(text: string, now: number): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return at > now - 2 * day && at < now + 366 * day && new Date(at).toISOString().startsWith(text)
}

/** Puts a gift card into the cart, with whom it is for. What was typed comes back with what is wrong. */
export async function addGiftCard(
  shop: ShopVisit,
  form: FormData,
): Promise<{ cartId: string } | GiftOutcome> {
  const { t } = translator(shop.language)
  const values = Object.fromEntries(
    giftFields.map((name) => [
      name,
      String(form.get(name) ?? '')
        .trim()
        .slice(0, name === 'message' ? 1000 : 200),
    ]),
  ) as GiftValues
  const { variant, ...wishes } = values
  const errors: GiftOutcome['errors'] = {
    ...((await giftCards(shop)).amounts.some((amount) => amount.variant === variant)
      ? {}
      : { variant: t('gift_needs_amount') }),
    ...(wishes.recipient_email && !email.test(wishes.recipient_email)
      ? { recipient_email: t('wrong_email') }
      : {}),
    ...(wishes.send_on && !isSendDay(wishes.send_on, Date.now()) ? { send_on: t('gift_wrong_date') } : {}),
  }
  if (Object.keys(errors).length > 0) return { values, errors }
  const metadata = Object.fromEntries(Object.entries(wishes).filter(([, said]) => said))
  try {
    const cart = await openCart(shop)
    await shop.client.carts.lineItems.create(cart.id, { variant_id: variant, quantity: 1, metadata })
    return { cartId: cart.id }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return { values, errors: { form: t('refused_change') } }
  }
}
