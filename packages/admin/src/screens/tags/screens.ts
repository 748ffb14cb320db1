import { TagIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const tagScreens = screens([
  {
    path: 'settings/types-and-tags',
    name: 'types_and_tags',
    icon: TagIcon,
    place: 'settings',
    needs: 'GET /admin/products/types',
    load: async () => (await import('./TypesAndTagsPage')).TypesAndTagsPage,
  },
])
