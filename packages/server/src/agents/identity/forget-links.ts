import type { Subscriber, TimedWork } from '../../events/subscriber'
import { and, inArray, lt, not } from '../../plugins/queries'
import { endLinksOf } from './links'
import { identityTables } from './tables'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Tokens and proofs go once they are over, codes a day later, as one that comes twice tells of a thief; links with nothing left of them. */
export const forgetLinks: TimedWork = {
  id: 'forget-links',
  every: 3_600_000,
  run: (shop) =>
    shop.transaction(async (tx) => {
      const { link, code, token, proof } = identityTables(tx)
      await tx.delete(code).where(lt(code.expires_at, hoursAgo(24)))
      await tx.delete(token).where(lt(token.expires_at, hoursAgo(0)))
      await tx.delete(proof).where(lt(proof.expires_at, hoursAgo(0)))
      const held = tx.select({ id: token.link_id }).from(token)
      await tx.delete(link).where(and(lt(link.created_at, hoursAgo(24)), not(inArray(link.id, held))))
    }),
}

/** An account that is gone has nothing connected. */
export const forgetLinksOfCustomers: Subscriber = {
  id: 'forget-links-of-customers',
  events: ['customer.deleted'],
  async handle(shop, { data }) {
    await endLinksOf(shop, (data as { id: string }).id)
  },
}
