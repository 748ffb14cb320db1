import { MailIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const notificationScreens = screens([
  {
    path: 'settings/notifications',
    name: 'notifications',
    icon: MailIcon,
    place: 'settings',
    needs: 'GET /admin/notifications',
    load: async () => (await import('./NotificationsPage')).NotificationsPage,
  },
])
