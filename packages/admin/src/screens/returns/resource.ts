import { resource } from '../../kit/resource/resource'

export const returns = resource({
  list: 'GET /admin/returns',
  rows: (reply) => reply.returns,
})
