import { PulseIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const healthScreens = screens([
  {
    path: 'settings/health',
    name: 'health',
    icon: PulseIcon,
    place: 'settings',
    needs: 'GET /admin/health',
    load: async () => (await import('./HealthPage')).HealthPage,
  },
])
