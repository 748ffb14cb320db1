import { z } from 'zod'
import { notFound, ShopError, unauthorized } from '../../errors'
import { countAgainst } from '../../http/limiters'
import type { Caller } from '../../http/request'
import { type PluginRoute, route } from '../../plugins/plugin'
import type { Shop } from '../../shop'
import { type AuthorizationServer, clientOf } from './authorization-server'
import { backTo, type LinkRequest, openedRequest } from './link-request'
import { allowLink, endLink, linksOf } from './links'
import type { IdentityClient } from './options'

/** An agent as customers are told of it. */
const Agent = { name: z.string(), profile: z.string(), scopes: z.array(z.string()) }

const Asked = z.object({
  ...Agent,
  /** Of what it asks for that which it may do already. */
  allowed: z.array(z.string()),
  /** Where the customer is sent back to. */
  redirect_uri: z.string(),
  expires_at: z.string(),
})
const Link = z.object({
  id: z.string(),
  ...Agent,
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
const Word = z.string().min(1).max(8000)

/** How customers see which agents ask and which are connected, allow them and end it. */
export const linkRoutes = (server: AuthorizationServer): PluginRoute[] => [
  route(
    'GET /store/agents/link-requests',
    {
      access: 'customer',
      query: z.strictObject({ request: Word }),
      returns: z.object({ link_request: Asked }),
    },
    async (shop, { query, caller }) => {
      const { request, client } = opened(shop, server, query.request)
      const mine = await linksOf(shop.db, ownId(caller))
      const allowed = mine.find(({ client_id }) => client_id === client.id)?.scopes ?? []
      const { scopes, redirect_uri, until } = request
      const expires_at = new Date(until).toISOString()
      return { link_request: { ...shown(client, scopes), allowed, redirect_uri, expires_at } }
    },
  ),
  route(
    'POST /store/agents/links',
    {
      access: 'customer',
      body: z.strictObject({ request: Word, is_allowed: z.boolean() }),
      returns: z.object({ redirect_to: z.string() }),
    },
    async (shop, { body, caller, locale }) => {
      const id = ownId(caller)
      // Whatever acts for a customer does not let others act for them.
      if (caller.via !== 'cookie' && caller.via !== 'bearer')
        throw new ShopError('forbidden', 'Agents are connected by customers who have signed in themselves')
      await countAnswers(shop, id)
      const { request, client } = opened(shop, server, body.request)
      const told = body.is_allowed
        ? { code: await allowLink(shop, id, client, request, locale) }
        : { error: 'access_denied', error_description: 'The customer did not agree' }
      return { redirect_to: backTo(shop, request, told) }
    },
  ),
  route(
    'GET /store/agents/links',
    { access: 'customer', returns: z.object({ links: z.array(Link) }) },
    async (shop, { caller }) => ({
      links: (await linksOf(shop.db, ownId(caller))).map(({ client_id, agent, scopes, ...link }) => ({
        ...link,
        ...shown(clientOf(server, client_id) ?? { name: new URL(agent).host, profile: agent }, scopes),
      })),
    }),
  ),
  route(
    'DELETE /store/agents/links/:id',
    {
      access: 'customer',
      returns: z.object({ id: z.string(), object: z.literal('agent_link'), deleted: z.literal(true) }),
    },
    async (shop, { params: { id }, caller }) => {
      if (!(await endLink(shop, ownId(caller), id))) throw notFound('Agent link', id)
      return { id, object: 'agent_link' as const, deleted: true as const }
    },
  ),
]

const shown = ({ name, profile }: Pick<IdentityClient, 'name' | 'profile'>, scopes: string[]) => ({
  name,
  profile,
  scopes,
})

function ownId({ customer }: Caller): string {
  if (!customer) throw unauthorized()
  return customer.id
}

/** @throws not_found, where the word is made up or over, or stands for what is not agreed any more */
function opened(
  shop: Shop,
  server: AuthorizationServer,
  word: string,
): { request: LinkRequest; client: IdentityClient } {
  const request = openedRequest(shop, word)
  const client = request && clientOf(server, request.client_id)
  if (!request || !client)
    throw new ShopError('not_found', 'request: it is none, or it is over', 'link_request_over')
  return { request, client }
}

/** @throws too_many_requests */
async function countAnswers(shop: Shop, customerId: string): Promise<void> {
  const wait = await countAgainst(shop, { name: 'agent-links', points: 30, seconds: 600 }, customerId)
  if (wait !== undefined) throw new ShopError('too_many_requests', `Too many answers; try again in ${wait} s`)
}
