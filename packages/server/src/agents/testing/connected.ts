import { expect } from 'vitest'
import type { ShopConfig } from '../../define-shop'
import { manualPayment } from '../../providers/payment/manual'
import type { TestShop } from '../../testing/test-shop'
import { europe, mug, post, type TestProduct } from '../../testing/world'
import type { IdentityClient } from '../identity/options'
import { type AgentDouble, agentDouble } from './agent-double'
import { everyScope, redirectUri, type Shopper, signedUp } from './link'
import { wrongBy } from './ucp-schema'

export const secret = 'a secret of thirty-two characters'
/** What customers can allow, each by its name. */
export const [read = '', carts = '', checkouts = ''] = everyScope

/** Agents have their addresses once they listen, so the shop is told of them then. */
const clients: IdentityClient[] = []
export const sellingToConnected: Partial<ShopConfig> = {
  agents: { ucp: { identity: { clients } } },
  localWebhooks: true,
  baseUrl: 'http://shop.test',
  payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
}

interface ConnectedWorld {
  /** Of the client `agent`, which has a secret. */
  agent: AgentDouble
  /** Of the client `other`, which signs, and of `third`, which has a secret. */
  other: AgentDouble
  /** Costs members 500, others 800. */
  cup: TestProduct
  option: { id: string }
  /** A member, with an address. */
  ada: Shopper
  eve: Shopper
  /** The id of that address. */
  home: string
}

/** A shop in Europe, two agents, and two customers who may connect them. */
export async function connectedWorld(t: TestShop): Promise<ConnectedWorld> {
  const region = await europe(t)
  const cup = await mug(t, 100)
  const option = await post(t, region, { name: 'Post' })
  const shop = () => ({ app: t.app, baseUrl: t.shop.baseUrl })
  const [agent, other] = [await agentDouble(shop), await agentDouble(shop, 'other')]
  const redirectUris = [redirectUri]
  clients.splice(
    0,
    clients.length,
    { id: 'agent', name: 'Agent', profile: agent.profile, redirectUris, secret },
    { id: 'other', name: 'Other', profile: other.profile, redirectUris },
    { id: 'third', name: 'Third', profile: other.profile, redirectUris, secret },
  )
  const [ada, eve] = [await signedUp(t, 'ada@example.com'), await signedUp(t, 'eve@example.com')]
  await memberPrice(t, ada, cup)
  return { agent, other, cup, option, ada, eve, home: await addressOf(t, ada) }
}

async function addressOf(t: TestShop, { headers }: Shopper): Promise<string> {
  const address = {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: 'Gasse 1',
    city: 'Berlin',
    postal_code: '10115',
    country_code: 'de',
    province: '',
    phone: '',
  }
  const { customer } = await t.call('POST /store/customers/me/addresses', { body: { address }, headers })
  return customer.shipping_addresses?.[0]?.id ?? ''
}

async function memberPrice(t: TestShop, { id }: Shopper, cup: TestProduct): Promise<void> {
  const { customer_group } = await t.call('POST /admin/customer-groups', {
    body: { name: 'Members' },
    headers: t.staff,
  })
  await t.call('POST /admin/customer-groups/:id/customers/batch', {
    params: { id: customer_group.id },
    body: { customer_ids: [{ id }] },
    headers: t.staff,
  })
  await t.call('POST /admin/price-lists', {
    headers: t.staff,
    body: {
      name: 'Members',
      description: 'For members',
      type: 'override',
      status: 'active',
      customer_groups: [{ id: customer_group.id }],
      prices: [{ amount: 500, currency_code: 'eur', variant_id: cup.variant('one') }],
    },
  })
}

export const authorized = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** One cup for somebody in Germany. */
export const oneOf = (cup: TestProduct, more: object = {}) => ({
  line_items: [{ item: { id: cup.variant('one') }, quantity: 1 }],
  context: { address_country: 'DE', currency: 'EUR' },
  ...more,
})

/** How a call is refused, held against the schema: status, code and challenge. */
export const refusal = ({ status, body, headers }: Awaited<ReturnType<AgentDouble['ask']>>) => {
  expect(wrongBy('schemas/shopping/types/error_response.json', body)).toEqual([])
  return [status, body.messages[0].code, headers.get('www-authenticate')]
}

export const challenge = (more = '') =>
  `Bearer realm="http://shop.test", ${more}resource_metadata="http://shop.test/.well-known/oauth-protected-resource"`

/** Ends all that somebody has connected, as their account does. */
export async function disconnect(t: TestShop, { headers }: Shopper): Promise<void> {
  const { body } = await t.try('GET /store/agents/links', { headers })
  for (const { id } of body.links) await t.try('DELETE /store/agents/links/:id', { params: { id }, headers })
}
