import { PercentIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const discountScreens = screens([
  {
    path: 'discounts',
    name: 'discounts',
    icon: PercentIcon,
    keys: 'G N',
    place: 'sidebar',
    needs: 'GET /admin/discounts',
    load: async () => (await import('./DiscountsPage')).DiscountsPage,
  },
  {
    path: 'discounts/new',
    needs: 'POST /admin/discounts',
    load: async () => (await import('./NewDiscountPage')).NewDiscountPage,
  },
  {
    path: 'discounts/:id',
    needs: 'GET /admin/discounts/:id',
    load: async () => (await import('./DiscountPage')).DiscountPage,
  },
])
