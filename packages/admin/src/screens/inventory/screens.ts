import { ClockIcon, LayersIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const inventoryScreens = screens([
  {
    path: 'inventory',
    name: 'inventory',
    icon: LayersIcon,
    keys: 'G I',
    place: 'sidebar',
    needs: 'GET /admin/inventory-items',
    load: async () => (await import('./InventoryPage')).InventoryPage,
  },
  {
    path: 'inventory/items/:id',
    needs: 'GET /admin/inventory-items/:id',
    load: async () => (await import('./ItemPage')).ItemPage,
  },
  {
    path: 'inventory/count',
    needs: 'POST /admin/inventory-counts',
    load: async () => (await import('./CountPage')).CountPage,
  },
  {
    path: 'inventory/reservations',
    name: 'reservations',
    icon: ClockIcon,
    place: 'sidebar',
    below: 'inventory',
    needs: 'GET /admin/reservations',
    load: async () => (await import('../reservations/ReservationsPage')).ReservationsPage,
  },
])
