import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

export const oauthTables = (k: Kit) => ({
  oauth: k.table(
    'oauth',
    {
      id: k.id('oauth'),
      display_name: k.text().notNull(),
      application_name: k.text().notNull(),
      install_url: k.text(),
      uninstall_url: k.text(),
      data: k.json<Record<string, unknown>>(),
    },
    (t) => [k.unique('oauth_application_name_unique', [t.application_name])],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const oauthFacts = {
  oauth: {
    entities: ['OAuth'],
  },
} satisfies FactsOf<typeof oauthTables>
