import { PlaceIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

const load = async () => (await import('./StockLocationsPage')).StockLocationsPage

/** Beside the stock, where they are counted, and among the settings, where shops are set up. */
export const stockLocationScreens = screens([
  {
    path: 'inventory/locations',
    name: 'stock_locations',
    icon: PlaceIcon,
    place: 'sidebar',
    below: 'inventory',
    needs: 'GET /admin/stock-locations',
    load,
  },
  {
    path: 'settings/stock-locations',
    name: 'stock_locations',
    icon: PlaceIcon,
    place: 'settings',
    needs: 'GET /admin/stock-locations',
    load,
  },
])
