import { ShieldIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const apiTokenScreens = screens([
  {
    path: 'settings/api-tokens',
    name: 'api_tokens',
    icon: ShieldIcon,
    place: 'settings',
    needs: 'GET /admin/api-tokens',
    load: async () => (await import('./ApiTokensPage')).ApiTokensPage,
  },
])
