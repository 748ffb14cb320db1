import { resource } from '../../kit/resource/resource'

export const newsletterSubscribers = resource({
  list: 'GET /admin/newsletter-subscribers',
  rows: (reply) => reply.newsletter_subscribers,
  remove: 'DELETE /admin/newsletter-subscribers/:id',
})
