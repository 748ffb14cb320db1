import { LayersIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const collectionScreens = screens([
  {
    path: 'collections',
    name: 'collections',
    icon: LayersIcon,
    keys: 'G C',
    place: 'sidebar',
    below: 'products',
    needs: 'GET /admin/collections',
    load: async () => (await import('./CollectionsPage')).CollectionsPage,
  },
  {
    path: 'collections/:id',
    needs: 'GET /admin/collections/:id',
    load: async () => (await import('./CollectionPage')).CollectionPage,
  },
])
