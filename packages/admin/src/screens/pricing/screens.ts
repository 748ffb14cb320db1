import { CoinsIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const pricingScreens = screens([
  {
    path: 'pricing',
    name: 'pricing',
    icon: CoinsIcon,
    keys: 'G R',
    place: 'sidebar',
    needs: 'GET /admin/price-lists',
    load: async () => (await import('./PriceListsPage')).PriceListsPage,
  },
  {
    path: 'pricing/new',
    needs: 'POST /admin/price-lists',
    load: async () => (await import('./NewPriceListPage')).NewPriceListPage,
  },
  {
    path: 'pricing/:id',
    needs: 'GET /admin/price-lists/:id',
    load: async () => (await import('./PriceListPage')).PriceListPage,
  },
])
