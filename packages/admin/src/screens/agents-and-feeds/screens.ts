import { PlugIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const agentsAndFeedsScreens = screens([
  {
    path: 'settings/agents-and-feeds',
    name: 'agents_and_feeds',
    icon: PlugIcon,
    place: 'settings',
    needs: 'GET /admin/store/agents-and-feeds',
    load: async () => (await import('./AgentsAndFeedsPage')).AgentsAndFeedsPage,
  },
])
