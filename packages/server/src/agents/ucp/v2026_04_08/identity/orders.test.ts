import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverAll } from '../../../../events/worker'
import { subscribersOf } from '../../../../modules/subscribers'
import { describeShop } from '../../../../testing/test-shop'
import type { TestProduct } from '../../../../testing/world'
import type { AgentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, payLater } from '../../../testing/buy'
import {
  authorized,
  challenge,
  connectedWorld,
  disconnect,
  oneOf,
  read,
  refusal,
  secret,
  sellingToConnected,
} from '../../../testing/connected'
import { settle } from '../../../testing/follow'
import { linked, platform, type Shopper, signedUp } from '../../../testing/link'
import { wrongBy } from '../../../testing/ucp-schema'

describeShop(
  'an agent that is connected, and orders: it',
  (t) => {
    let agent: AgentDouble
    let other: AgentDouble
    let cup: TestProduct
    let option: { id: string }
    let ada: Shopper
    let eve: Shopper
    beforeAll(async () => {
      ;({ agent, other, cup, option, ada, eve } = await connectedWorld(t))
    })
    afterAll(() => Promise.all([agent.close(), other.close()]))
    const by = platform(() => t, 'agent', secret)
    const order = (id: string, more: object = {}) => agent.ask(`GET ${base}/orders/${id}`, undefined, more)
    const bought = async (token?: string, who = agent) => {
      const ucp = checkoutsOf(who)
      const more = token ? authorized(token) : {}
      const buyer = token ? {} : { buyer: { email: 'guest@example.com', first_name: 'G', last_name: 'X' } }
      const address = {
        street_address: 'Gasse 2',
        address_locality: 'Berlin',
        postal_code: '10115',
        address_country: 'DE',
      }
      const sent = {
        fulfillment: {
          methods: [
            {
              type: 'shipping',
              destinations: [address],
              groups: [{ id: 'package', selected_option_id: option.id }],
            },
          ],
        },
      }
      const { id } = await ucp.create(oneOf(cup, { ...sent, ...buyer }), more)
      return (await ucp.complete(id, [payLater], more)).order.id as string
    }
    it('reads all of the customer’s, wherever they were bought, without a signature', async () => {
      const { access_token } = await linked(t, eve, by)
      const elsewhere = await bought((await byKeyFor(eve)).access_token, other)
      const more = { ...authorized(access_token), isSigned: false }
      const { status, body } = await order(elsewhere, more)
      expect([status, body.id]).toEqual([200, elsewhere])
      expect(wrongBy('schemas/shopping/order.json', body)).toEqual([])
      const { order: placed } = await t.call('GET /admin/orders/:id', {
        params: { id: elsewhere },
        headers: t.staff,
      })
      // The session of another agent is nobody else's business.
      expect(body.checkout_id).toBe(placed.cart_id)
    })
    it('has those of nobody else', async () => {
      const hers = await bought((await linked(t, ada, by)).access_token)
      const { access_token } = await linked(t, eve, by)
      const { body } = await order(hers, authorized(access_token))
      expect(body.messages[0].code).toBe('not_found')
      for (const id of ['order_none', await bought(undefined, other)])
        expect(refusal(await order(id))).toEqual([401, 'identity_required', challenge(`scope="${read}", `)])
    })
    it('has its own by its signature, as ever', async () => {
      const id = await bought()
      expect((await order(id)).body.id).toBe(id)
    })
    it('has and hears of those of a customer for as long as it is connected', async () => {
      const leo = await signedUp(t, 'leo@example.com')
      const { access_token } = await linked(t, leo, by)
      const id = await bought(access_token)
      await settle(t)
      const heard = () => agent.told.filter(({ body }) => body.includes(id)).length
      const before = heard()
      expect(before).toBeGreaterThan(0)
      expect((await order(id)).body.id).toBe(id)
      // What was to be told before they disconnected it is not told afterwards.
      await t.call('POST /admin/orders/:id/cancel', { params: { id }, headers: t.staff })
      await deliverAll(t.shop, subscribersOf(t.shop))
      await disconnect(t, leo)
      expect((await order(id)).status).toBe(401)
      await settle(t)
      expect(heard()).toBe(before)
    })
    async function byKeyFor(shopper: Shopper) {
      const client = platform(() => t, 'third', secret)
      return linked(t, shopper, client)
    }
  },
  sellingToConnected,
)
