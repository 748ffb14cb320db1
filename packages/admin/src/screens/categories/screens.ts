import { FolderIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const categoryScreens = screens([
  {
    path: 'product-categories',
    name: 'categories',
    icon: FolderIcon,
    place: 'sidebar',
    below: 'products',
    needs: 'GET /admin/product-categories',
    load: async () => (await import('./CategoriesPage')).CategoriesPage,
  },
])
