import { KeyIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const apiKeyScreens = screens([
  {
    path: 'publishable-api-keys',
    name: 'api_keys',
    icon: KeyIcon,
    place: 'settings',
    needs: 'GET /admin/publishable-api-keys',
    load: async () => (await import('./ApiKeysPage')).ApiKeysPage,
  },
  {
    path: 'publishable-api-keys/:id',
    needs: 'GET /admin/publishable-api-keys/:id',
    load: async () => (await import('./ApiKeyPage')).ApiKeyPage,
  },
])
