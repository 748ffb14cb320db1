import { unauthorized } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { hashOf } from '../auth/sessions'
import { announceLeaving, own, told } from './subscribe'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token'

/**
 * Puts an address on the list, by the link of the mail. The link may be followed again while it counts, to no effect.
 * @throws unauthorized for a token that is wrong, replaced by a newer one, or over
 */
export async function confirmSubscription(
  shop: Shop,
  token: string,
  caller: Caller,
): Promise<{ email: string; state: 'confirmed' }> {
  return shop.transaction(async (tx) => {
    const { newsletter_subscriber: t } = tx.t
    const [row] = await tx.lockRows(t, { token_hash: hashOf(token) })
    if (!row || row.state === 'left' || (row.token_expires_at ?? '') < now())
      throw unauthorized('The link is wrong, replaced by a newer one, or over: ask for another')
    const { email } = row
    const answer = { email, state: 'confirmed' as const }
    if (row.state === 'confirmed') return answer
    await tx.updateRows(
      t,
      { id: row.id },
      {
        state: 'confirmed',
        confirmed_at: now(),
        left_at: null,
        customer_id: own(caller, email) ?? row.customer_id,
      },
    )
    await emit(tx, 'newsletter.subscribed', { ...told(row), token: unsubscribeToken(shop, email) })
    return answer
  })
}

/**
 * Takes an address off the list, by the link that every letter has. Somebody who is on it no more is answered alike.
 * @throws unauthorized for a token that is not of this shop
 */
export async function unsubscribe(shop: Shop, token: string): Promise<{ state: 'left' }> {
  const email = readUnsubscribeToken(shop, token)
  if (!email) throw unauthorized('The link is not one of this shop, or was cut off')
  await shop.transaction(async (tx) => {
    const { newsletter_subscriber: t } = tx.t
    const [row] = await tx.lockRows(t, { email })
    if (!row || row.state === 'left') return
    await tx.updateRows(
      t,
      { id: row.id },
      { state: 'left', left_at: now(), token_hash: null, token_expires_at: null },
    )
    await announceLeaving(tx, row)
  })
  return { state: 'left' }
}
