import { resource } from '../../kit/resource/resource'

export const notifications = resource({
  list: 'GET /admin/notifications',
  rows: (reply) => reply.notifications,
})
