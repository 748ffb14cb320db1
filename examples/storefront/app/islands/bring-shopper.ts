import { withPrefix } from '../i18n/prefix'
import type { Mine } from '../pages/mine-json'
import { hint } from '../shop/cookies'
import type { ShopData } from './shop-context'
import { renewShop } from './start-islands'

/**
 * A page that was drawn for everybody, and kept by a cache on the way, is told whose it is: the cart, the account, light or
 * dark, the wish list. Asked only where the browser has something to tell; where that fails the page stays a guest's.
 */
export async function bringShopper(shop: ShopData): Promise<void> {
  if (shop.knowsShopper || !document.cookie.split('; ').includes(`${hint}=1`)) return
  const response = await fetch(withPrefix(shop.prefix, '/mine.json')).catch(() => undefined)
  if (!response?.ok) return
  const mine: Mine = await response.json()
  renewShop({ ...shop, ...mine, knowsShopper: true })
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]'))
    link.hidden = (link.dataset.for === 'signed-in') !== mine.signedIn
  if (!mine.theme) return
  document.documentElement.dataset.theme = mine.theme
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=theme]'))
    button.setAttribute('aria-pressed', String(button.value === mine.theme))
}
