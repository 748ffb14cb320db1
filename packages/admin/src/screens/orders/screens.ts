import { OrderIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const orderScreens = screens([
  {
    path: 'orders',
    name: 'orders',
    icon: OrderIcon,
    keys: 'G O',
    place: 'sidebar',
    needs: 'GET /admin/orders',
    load: async () => (await import('./OrdersPage')).OrdersPage,
  },
  {
    path: 'orders/:id',
    needs: 'GET /admin/orders/:id',
    load: async () => (await import('./OrderPage')).OrderPage,
  },
])
