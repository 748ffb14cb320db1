import { UndoIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const returnScreens = screens([
  {
    path: 'returns',
    name: 'returns',
    icon: UndoIcon,
    place: 'sidebar',
    below: 'orders',
    needs: 'GET /admin/returns',
    load: async () => (await import('./ReturnsPage')).ReturnsPage,
  },
])
