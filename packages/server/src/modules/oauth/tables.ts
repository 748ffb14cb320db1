import type { Kit } from '../../store/columns'

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
