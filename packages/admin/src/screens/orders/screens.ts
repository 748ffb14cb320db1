import { FileIcon, OrderIcon } from '@cartwright/ui/icons'
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
    path: 'orders/documents',
    name: 'documents',
    icon: FileIcon,
    place: 'sidebar',
    below: 'orders',
    needs: 'GET /admin/documents',
    load: async () => (await import('./DocumentsPage')).DocumentsPage,
  },
  {
    path: 'orders/:id',
    needs: 'GET /admin/orders/:id',
    load: async () => (await import('./OrderPage')).OrderPage,
  },
  {
    path: 'orders/:id/edit',
    needs: 'POST /admin/order-edits',
    load: async () => (await import('./edit/EditOrderPage')).EditOrderPage,
  },
])
