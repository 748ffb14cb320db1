import type { Webhook } from '@cartwright/contract'
import { LinkIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { EventNames } from './EventNames'
import { webhooks } from './resource'
import { WebhookStatus } from './WebhookStatus'

const WebhookDialog = onDemand(async () => (await import('./WebhookDialog')).WebhookDialog)

/** The addresses of other programs that the shop tells of its events. */
export function WebhooksPage() {
  const t = useWords('webhooks')
  return (
    <ListPage
      of={webhooks}
      screen="webhooks"
      icon={LinkIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      sort={null}
      isUnsearched
      isFixed
      nameOf={nameOf}
      hrefOf={({ id }) => paths.webhook(id)}
      columns={(column) => [
        column.name('url', {
          value: nameOf,
          below: ({ url, description }) => description && <bdi>{url}</bdi>,
        }),
        column.of('events', ({ events }) => <EventNames names={events} />, { isSecondary: true }),
        column.of('status', (webhook) => <WebhookStatus of={webhook} />),
        column.date('created_at', { isHidden: true }),
      ]}
      edit={(row, close) => <WebhookDialog row={row} onClose={close} />}
    />
  )
}

/** In words where somebody gave some, else by its address. */
export const nameOf = ({ description, url }: Webhook): string => description || url
