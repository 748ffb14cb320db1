import { LinkIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const webhookScreens = screens([
  {
    path: 'settings/webhooks',
    name: 'webhooks',
    icon: LinkIcon,
    place: 'settings',
    needs: 'GET /admin/webhooks',
    load: async () => (await import('./WebhooksPage')).WebhooksPage,
  },
  {
    path: 'settings/webhooks/:id',
    needs: 'GET /admin/webhooks/:id',
    load: async () => (await import('./WebhookPage')).WebhookPage,
  },
])
