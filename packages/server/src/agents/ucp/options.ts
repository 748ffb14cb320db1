import type { IdentityOptions } from '../identity/options'
import type { Budget } from '../selling/budget'

/** How a shop sells by the Universal Commerce Protocol. */
export interface UcpOptions {
  /**
   * The agents that may come, by the addresses of their profiles; all others are refused, and so is every request that is not signed.
   * @default everybody who has a profile
   */
  agents?: readonly string[]
  /**
   * Whether every request must be signed (RFC 9421). Reading orders always must; a signature that is there is always checked.
   * @default true where `agents` are named
   */
  signed?: boolean
  /**
   * How many requests one agent may send in a minute.
   * @default 600
   */
  perMinute?: number
  /**
   * How much one agent may spend without its buyer; beyond it the buyer pays at the shop.
   * @default whatever it likes
   */
  budget?: Budget
  /**
   * A publishable key, which narrows what is sold to its sales channels.
   * @default `CARTWRIGHT_PUBLISHABLE_KEY`
   */
  publishableKey?: string
  /** Pages that agents show beside a checkout: `{ terms_of_service: 'https://…/terms' }`. */
  links?: Readonly<Record<string, string>>
  /**
   * Where a buyer goes on with the cart of a checkout; `{token}` is filled in.
   * @default `/checkout/from-agent/{token}` of the shop
   */
  checkoutUrl?: string
  /**
   * The platforms that customers may connect with their account, so that agents act for them.
   * @default nobody: agents act for guests
   */
  identity?: IdentityOptions
}
