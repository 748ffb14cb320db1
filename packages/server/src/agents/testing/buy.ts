import type { AgentDouble } from './agent-double'
import { wrongBy } from './ucp-schema'

export const base = '/ucp/2026-04-08'

/** What a checkout is by the schema of the protocol and of all that extends it. */
const checkoutSchemas = [
  'schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
  'schemas/shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
]

export const wrongOfCheckout = (said: unknown): string[] =>
  checkoutSchemas.flatMap((schema) => wrongBy(schema, said))

export const home = {
  street_address: '12 St James Square',
  address_locality: 'New York',
  address_region: 'NY',
  postal_code: '10001',
  address_country: 'US',
}
export const buyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' }
export const payLater = { id: 'pi_1', handler_id: 'manual', type: 'pay_later', selected: true }

/** The whole of a checkout as an agent sends it. */
export const wish = (items: Record<string, number>, more: object = {}) => ({
  line_items: Object.entries(items).map(([id, quantity]) => ({ item: { id }, quantity })),
  buyer,
  context: { address_country: 'US', currency: 'USD' },
  fulfillment: { methods: [{ type: 'shipping', destinations: [home] }] },
  ...more,
})

/** The same with a way to send it. */
export const sentBy = (option_id: string) => ({
  fulfillment: {
    methods: [
      { type: 'shipping', destinations: [home], groups: [{ id: 'package', selected_option_id: option_id }] },
    ],
  },
})

/** Calls of checkouts, each answer held against the protocol. */
export const checkoutsOf = (agent: AgentDouble) => {
  const held = async (call: string, body?: unknown, more?: Parameters<AgentDouble['ask']>[2]) => {
    const reply = await agent.ask(call, body, more)
    if (reply.status >= 300)
      throw new Error(`${call} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    const wrong =
      reply.body.ucp.status === 'error'
        ? wrongBy('schemas/shopping/types/error_response.json', reply.body)
        : wrongOfCheckout(reply.body)
    if (wrong.length > 0) throw new Error(`${call}: ${wrong.join('; ')}`)
    return reply
  }
  return {
    create: async (body: object, more?: Parameters<AgentDouble['ask']>[2]) =>
      (await held(`POST ${base}/checkout-sessions`, body, more)).body,
    read: async (id: string) => (await held(`GET ${base}/checkout-sessions/${id}`)).body,
    update: async (id: string, body: object, more?: Parameters<AgentDouble['ask']>[2]) =>
      (await held(`PUT ${base}/checkout-sessions/${id}`, body, more)).body,
    complete: async (
      id: string,
      instruments: object[] = [payLater],
      more?: Parameters<AgentDouble['ask']>[2],
    ) =>
      (await held(`POST ${base}/checkout-sessions/${id}/complete`, { payment: { instruments } }, more)).body,
    cancel: async (id: string) => (await held(`POST ${base}/checkout-sessions/${id}/cancel`, {})).body,
  }
}
