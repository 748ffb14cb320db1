import { FileIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const draftOrderScreens = screens([
  {
    path: 'draft-orders',
    name: 'draft_orders',
    icon: FileIcon,
    keys: 'G D',
    place: 'sidebar',
    below: 'orders',
    needs: 'GET /admin/draft-orders',
    load: async () => (await import('./DraftOrdersPage')).DraftOrdersPage,
  },
  {
    path: 'draft-orders/new',
    needs: 'POST /admin/draft-orders',
    load: async () => (await import('./NewDraftPage')).NewDraftPage,
  },
  {
    path: 'draft-orders/:id',
    needs: 'GET /admin/draft-orders/:id',
    load: async () => (await import('./DraftOrderPage')).DraftOrderPage,
  },
])
