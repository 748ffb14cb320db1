import { resource } from '../../kit/resource/resource'

export const uploads = resource({
  list: 'GET /admin/uploads',
  rows: (reply) => reply.uploads,
})
