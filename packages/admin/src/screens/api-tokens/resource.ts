import { resource } from '../../kit/resource/resource'

/** Tokens are made and revoked; what they may do never changes. */
export const apiTokens = resource({
  list: 'GET /admin/api-tokens',
  rows: (reply) => reply.api_tokens,
  create: 'POST /admin/api-tokens',
})

export const staff = resource({
  list: 'GET /admin/users',
  rows: (reply) => reply.users,
})
