import { resource } from '../../kit/resource/resource'

export const giftCards = resource({
  list: 'GET /admin/gift-cards',
  rows: (reply) => reply.gift_cards,
  create: 'POST /admin/gift-cards',
  update: 'POST /admin/gift-cards/:id',
  remove: 'DELETE /admin/gift-cards/:id',
})
