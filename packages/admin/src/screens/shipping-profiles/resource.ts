import { resource } from '../../kit/resource/resource'

export const shippingProfiles = resource({
  list: 'GET /admin/shipping-profiles',
  rows: (reply) => reply.shipping_profiles,
  create: 'POST /admin/shipping-profiles',
  update: 'POST /admin/shipping-profiles/:id',
  remove: 'DELETE /admin/shipping-profiles/:id',
})

/** What the kinds of profiles are called. */
export const typeWords = {
  default: 'type_default',
  gift_card: 'type_gift_card',
  custom: 'type_custom',
} as const
