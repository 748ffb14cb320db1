import { type PluginMigration, pluginTables } from '@cartwright/server'

export const tables = pluginTables((k) => ({
  entry: k.table('loyalty_card_entry', {
    id: k.id('loyent'),
    customer_id: k.text().notNull(),
    /** The order it was earned by; null where staff gave it. */
    order_id: k.text(),
    kind: k.text<'earned' | 'taken_back' | 'given'>().notNull(),
    points: k.int().notNull(),
    created_at: k.createdAt(),
  }),
}))

/** An order earns and loses its points once, however often its event is delivered. */
export const migrations: PluginMigration[] = [
  {
    name: '0001-entries',
    sql: [
      'create table loyalty_card_entry (id text primary key, customer_id text not null, order_id text, kind text not null, points integer not null, created_at text not null)',
      'create index loyalty_card_entry_customer on loyalty_card_entry (customer_id, created_at)',
      'create unique index loyalty_card_entry_once on loyalty_card_entry (order_id, kind)',
    ],
  },
]
