import { unauthorized } from '../../errors'
import { seal, unseal } from '../../seal'
import type { Shop } from '../../shop'

const purpose = 'restock-notifications'

/** What the link of a mail holds by which its reader is left alone: their address, readable to this shop alone. */
export const stopToken = (shop: Shop, email: string): string => seal(shop.secrets, purpose, email)

/** Takes an address off every list of pieces that are waited for. @throws unauthorized for a token that is none */
export async function stopNotices(shop: Shop, token: string): Promise<void> {
  const email = unseal(shop.secrets, purpose, token)?.toString('utf8')
  if (!email) throw unauthorized('The link is not one of this shop, or was cut off')
  await shop.transaction((tx) => tx.deleteRows(tx.t.restock_notification, { email }))
}
