import { PlugIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const oauthScreens = screens([
  {
    path: 'oauth',
    name: 'apps',
    icon: PlugIcon,
    place: 'settings',
    needs: 'GET /admin/apps',
    load: async () => (await import('./AppsPage')).AppsPage,
  },
  {
    path: 'oauth/:app_name',
    needs: 'POST /admin/apps/authorizations',
    load: async () => (await import('./ConnectPage')).ConnectPage,
  },
])
