import type { Order } from '@cartwright/contract'
import { filledLink, linksOf } from './providers/notification/mail-links'

/** Where shoppers see what they are told of: templates of addresses, as mails have them. */
export interface ShopPages {
  /** The page of a product: `{prefix}` is `/de-at`, `{handle}`, and `{choice}` the query that chooses a variant. */
  product: string
  /** The page of an order: `{cart_id}`, `{id}`, `{display_id}`. */
  order: string
}

/** Pages are where mails lead; where those lead nowhere, they are those of this server. */
export function pagesOf(baseUrl: string, links: Partial<ShopPages> = {}): ShopPages {
  const own = linksOf(baseUrl, { hasStorefront: true })
  return { product: links.product ?? own.product ?? baseUrl, order: links.order ?? own.order ?? baseUrl }
}

/** The page of a product; `prefix` says in which language and country, `choice` which variant. */
export function productPage(
  { product: page }: Pick<ShopPages, 'product'>,
  { handle, prefix = '', choice = '' }: { handle: string; prefix?: string; choice?: string },
): string {
  const template = choice ? page : page.replace(/[?&]\{choice\}/, '')
  return filledLink(template, { handle }, { prefix, choice })
}

/** The page where a buyer follows an order. One that no cart became is known by its own id. */
export const orderPage = (
  { order: page }: Pick<ShopPages, 'order'>,
  { id, cart_id, display_id }: Pick<Order, 'id' | 'cart_id' | 'display_id'>,
): string => filledLink(page, { id, cart_id: cart_id ?? id, display_id: String(display_id) })
