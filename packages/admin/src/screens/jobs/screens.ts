import { ClockIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const jobScreens = screens([
  {
    path: 'settings/jobs',
    name: 'jobs',
    icon: ClockIcon,
    place: 'settings',
    needs: 'GET /admin/batch-jobs',
    load: async () => (await import('./JobsPage')).JobsPage,
  },
  {
    path: 'settings/jobs/:id',
    needs: 'GET /admin/batch-jobs/:id',
    load: async () => (await import('./JobPage')).JobPage,
  },
])
