import { seal, unseal } from '../../seal'
import type { Shop } from '../../shop'

const purpose = 'newsletter'

/**
 * What the link in every letter holds by which its reader leaves: their address, readable to this shop alone. It never runs
 * out, as a letter may be opened years later.
 */
export const unsubscribeToken = (shop: Shop, email: string): string => seal(shop.secrets, purpose, email)

/** The address a genuine token stands for; undefined for any other. */
export const readUnsubscribeToken = (shop: Shop, token: string): string | undefined =>
  unseal(shop.secrets, purpose, token)?.toString('utf8')
