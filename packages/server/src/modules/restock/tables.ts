import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const restockTables = (k: Kit) => ({
  /** Who wants to hear when a sold-out variant can be bought again. Kept for a while once they were told. */
  restock_notification: k.table(
    'restock_notification',
    {
      id: k.id('rest'),
      variant_id: k.text().notNull(),
      sales_channel_id: k.text(),
      customer_id: k.text(),
      email: k.text().notNull(),
      language: k.text(),
      country_code: k.text(),
      created_at: k.createdAt(),
      told_at: k.time(),
    },
    (t) => [
      // Nobody waits twice; and who waits for what is found without those who were told.
      k.unique('restock_notification_waiting_unique', [t.variant_id, t.email], k.live(t.told_at)),
      k.index('restock_notification_email', t.email),
      k.index('restock_notification_customer_id', t.customer_id),
      k.index('restock_notification_created_at', t.created_at),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const restockFacts = {
  restock_notification: {
    entities: ['RestockNotification'],
  },
} satisfies FactsOf<typeof restockTables>
