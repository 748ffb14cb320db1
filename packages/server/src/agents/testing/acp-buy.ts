import type { H3 } from 'h3'
import type { AcpDouble } from './acp-agent'

export const acpHome = {
  name: 'Ada Byron',
  line_one: '12 St James Square',
  city: 'New York',
  state: 'NY',
  country: 'US',
  postal_code: '10001',
}
export const acpBuyer = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' }
export const acpPayLater = { handler_id: 'manual', instrument: { type: 'pay_later' } }

/** A new checkout as an agent asks for it. */
export const acpWish = (items: Record<string, number>, more: object = {}) => ({
  currency: 'usd',
  capabilities: { interventions: { supported: ['3ds'] }, extensions: ['discount'] },
  line_items: Object.entries(items).map(([id, quantity]) => ({ id, quantity })),
  buyer: acpBuyer,
  fulfillment_details: { name: 'Ada Byron', address: acpHome },
  ...more,
})

/** The way to send it. */
export const acpSentBy = (option_id: string, item_ids: string[] = []) => ({
  selected_fulfillment_options: [{ type: 'shipping', option_id, item_ids }],
})

/** Calls of checkouts that are expected to be done. */
export const acpCheckouts = (agent: AcpDouble, shop: { app: Pick<H3, 'fetch'> }) => {
  const done = async (
    status: number,
    call: string,
    body?: unknown,
    more?: Parameters<AcpDouble['ask']>[3],
  ) => {
    const reply = await agent.ask(shop, call, body, more)
    if (reply.status !== status)
      throw new Error(`${call} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const at = (id: string) => `/acp/checkout_sessions/${id}`
  return {
    create: (body: object) => done(201, 'POST /acp/checkout_sessions', body),
    read: (id: string) => done(200, `GET ${at(id)}`),
    update: (id: string, body: object) => done(200, `POST ${at(id)}`, body),
    complete: (id: string, payment_data: object = acpPayLater, more: object = {}) =>
      done(200, `POST ${at(id)}/complete`, { payment_data, ...more }),
    cancel: (id: string) => done(200, `POST ${at(id)}/cancel`, {}),
  }
}

/** What tests look at of a checkout. */
interface Shown {
  messages: { type: string; code?: string; param?: string; resolution?: string }[]
  totals: { type: string; amount: number }[]
}
export const toldOf = ({ messages }: Shown) => messages.map(({ code, param }) => [code, param])
export const totalsOf = ({ totals }: Shown) =>
  Object.fromEntries(totals.map(({ type, amount }) => [type, amount]))
