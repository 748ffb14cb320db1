import { GiftIcon } from '@cartwright/ui/icons'
import { screens } from '../screen'

export const giftCardScreens = screens([
  {
    path: 'gift-cards',
    name: 'gift_cards',
    icon: GiftIcon,
    keys: 'G G',
    place: 'sidebar',
    needs: 'GET /admin/gift-cards',
    load: async () => (await import('./GiftCardsPage')).GiftCardsPage,
  },
  {
    path: 'gift-cards/manage',
    needs: 'GET /admin/products',
    load: async () => (await import('./GiftCardProductPage')).GiftCardProductPage,
  },
  {
    path: 'gift-cards/:id',
    needs: 'GET /admin/gift-cards/:id',
    load: async () => (await import('./GiftCardPage')).GiftCardPage,
  },
])
