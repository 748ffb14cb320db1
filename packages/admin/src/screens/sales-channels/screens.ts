import { GlobeIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const salesChannelScreens = screens([
  {
    path: 'sales-channels',
    name: 'sales_channels',
    icon: GlobeIcon,
    place: 'settings',
    needs: 'GET /admin/sales-channels',
    load: async () => (await import('./SalesChannelsPage')).SalesChannelsPage,
  },
  {
    path: 'sales-channels/:id',
    needs: 'GET /admin/sales-channels/:id',
    load: async () => (await import('./SalesChannelPage')).SalesChannelPage,
  },
])
