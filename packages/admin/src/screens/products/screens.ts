import { BoxIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const productScreens = screens([
  {
    path: 'products',
    name: 'products',
    icon: BoxIcon,
    keys: 'G P',
    place: 'sidebar',
    needs: 'GET /admin/products',
    load: async () => (await import('./ProductsPage')).ProductsPage,
  },
  {
    path: 'products/new',
    needs: 'POST /admin/products',
    load: async () => (await import('./NewProductPage')).NewProductPage,
  },
  {
    path: 'products/grid',
    needs: 'GET /admin/products',
    load: async () => (await import('./grid/GridPage')).GridPage,
  },
  {
    path: 'products/:id',
    needs: 'GET /admin/products/:id',
    load: async () => (await import('./ProductPage')).ProductPage,
  },
])
