import { type PluginMigration, pluginTables } from '@cartwright/server'

/** The names of a plugin's tables begin with its own. */
export const tables = pluginTables((k) => ({
  note: k.table('care_notes_note', {
    id: k.id('care'),
    product_id: k.text().notNull(),
    text: k.text().notNull(),
    created_at: k.createdAt(),
  }),
}))

/** The history of the table on both databases. Add steps; never change one that ran. */
export const migrations: PluginMigration[] = [
  {
    name: '0001-notes',
    sql: [
      'create table care_notes_note (id text primary key, product_id text not null, text text not null, created_at text not null)',
      'create unique index care_notes_note_product on care_notes_note (product_id)',
    ],
  },
]
