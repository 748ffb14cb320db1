import { ChartIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const analyticsScreens = screens([
  {
    path: 'analytics',
    name: 'analytics',
    icon: ChartIcon,
    keys: 'G A',
    place: 'sidebar',
    needs: 'GET /admin/analytics/summary',
    load: async () => (await import('./AnalyticsPage')).AnalyticsPage,
  },
])
