import { useEndpoint } from '@cartwright/sdk/react'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlugIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import './oauth.css'

/** The programs of others that this shop knows, and where each is connected or taken away. */
export function AppsPage() {
  const t = useWords('oauth')
  const apps = useEndpoint('GET /admin/apps')
  return (
    <Page
      title={t('list.title')}
      subtitle={t('text')}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
    >
      <Loaded of={apps} failure={t('list.failed')}>
        {(data) => (
          <DataTable
            label={t('list.title')}
            rows={data.apps}
            rowId={({ application_name }) => application_name}
            rowName={({ display_name }) => display_name}
            empty={
              <EmptyState icon={<PlugIcon size={20} />} title={t('list.empty')}>
                {t('list.empty_text')}
              </EmptyState>
            }
            columns={[
              { id: 'name', header: t('fields.name'), cell: ({ display_name }) => display_name },
              {
                id: 'actions',
                header: t('common:actions'),
                isHeaderHidden: true,
                isNumeric: true,
                cell: ({ install_url, uninstall_url, display_name }) => (
                  <span className="ad-AppLinks">
                    {uninstall_url && (
                      <LinkButton size="s" href={uninstall_url}>
                        {t('disconnect')}
                      </LinkButton>
                    )}
                    {install_url && (
                      <LinkButton
                        size="s"
                        href={install_url}
                        aria-label={t('connect_app', { app: display_name })}
                      >
                        {t('connect')}
                      </LinkButton>
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  )
}
