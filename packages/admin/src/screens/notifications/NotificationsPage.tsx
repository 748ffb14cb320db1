import { EyeIcon, MailIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useFlagFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { Permitted } from '../../kit/Permitted'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { MailServerCard } from './MailServerCard'
import { notifications } from './resource'
import { mailEvents, useEventName } from './use-event-name'

const MailDialog = onDemand(async () => (await import('./MailDialog')).MailDialog)

/** The mails that went out, what each said, and how they leave. */
export function NotificationsPage() {
  const t = useWords('notifications')
  const nameOf = useEventName()
  const [search, setSearch] = useSearchParams()
  // Which mail is open stands in the address, as dialogs of other lists do.
  const withOpen = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    if (id) next.set('open', id)
    else next.delete('open')
    return next
  }
  const opened = search.get('open')
  return (
    <>
      <ListPage
        of={notifications}
        screen="notifications"
        icon={MailIcon}
        crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
        sort={null}
        isUnsearched
        nameOf={({ event_name, to }) => `${nameOf(event_name)}, ${to}`}
        hrefOf={({ id }) => `${paths.notifications}?${withOpen(id)}`}
        query={{ expand: 'resends' }}
        menuOf={({ id }) => [
          { id: 'read', name: t('read'), icon: <EyeIcon />, onAction: () => setSearch(withOpen(id)) },
        ]}
        filters={[
          {
            id: 'event_name',
            name: t('fields.event_name'),
            options: mailEvents.map((id) => ({ id, name: nameOf(id) })),
            ask: (value) => value.join(','),
          },
          { id: 'to', name: t('fields.to'), ask: ([to]) => to },
          useFlagFilter('include_resends', t('with_resends')),
        ]}
        columns={(column) => [
          column.name('event_name', { value: ({ event_name }) => nameOf(event_name) }),
          column.of('to', ({ to }) => <bdi className="ad-Clip">{to}</bdi>),
          column.date('created_at', { format: 'datetime' }),
          column.code('provider_id', { isHidden: true }),
          column.of('resends', ({ resends }) => resends?.length || '', {
            isNumeric: true,
            isSecondary: true,
          }),
        ]}
        before={
          <Permitted to="GET /admin/mail-server">
            <MailServerCard />
          </Permitted>
        }
      />
      {opened && <MailDialog id={opened} onClose={() => setSearch(withOpen(undefined), { replace: true })} />}
    </>
  )
}
