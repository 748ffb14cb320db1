import type { Region } from '@cartwright/contract'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverAll } from '../../../../events/worker'
import { subscribersOf } from '../../../../modules/subscribers'
import { manualPayment } from '../../../../providers/payment/manual'
import { describeShop } from '../../../../testing/test-shop'
import { europe, mug, post, type TestProduct } from '../../../../testing/world'
import type { IdentityClient } from '../../../identity/options'
import { agentTables } from '../../../selling/tables'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, payLater } from '../../../testing/buy'
import {
  agreed,
  everyScope,
  linked,
  platform,
  redirectUri,
  type Shopper,
  signedUp,
} from '../../../testing/link'
import { wrongBy } from '../../../testing/ucp-schema'

const secret = 'a secret of thirty-two characters'
const [read = '', carts = '', checkouts = ''] = everyScope
/** The agents have their addresses once they listen. */
const clients: IdentityClient[] = []
const agents = { ucp: { identity: { clients } } }

describeShop(
  'an agent that customers have connected',
  (t) => {
    let agent: AgentDouble
    let other: AgentDouble
    let region: Region
    let cup: TestProduct
    let option: { id: string }
    let ada: Shopper
    let eve: Shopper
    let home: string
    const by = platform(() => t, 'agent', secret)
    beforeAll(async () => {
      region = await europe(t)
      cup = await mug(t, 100)
      option = await post(t, region, { name: 'Post' })
      clients.length = 0
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      other = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }), 'other')
      const redirectUris = [redirectUri]
      clients.push(
        { id: 'agent', name: 'Agent', profile: agent.profile, redirectUris, secret },
        { id: 'other', name: 'Other', profile: other.profile, redirectUris },
        { id: 'third', name: 'Third', profile: other.profile, redirectUris, secret },
      )
      ada = await signedUp(t, 'ada@example.com')
      eve = await signedUp(t, 'eve@example.com')
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
      const { customer } = await t.call('POST /store/customers/me/addresses', {
        body: { address },
        headers: ada.headers,
      })
      home = customer.shipping_addresses?.[0]?.id ?? ''
      await memberPrice(ada)
    })
    afterAll(() => Promise.all([agent.close(), other.close()]))

    /** A mug costs members 500 instead of 800. */
    const memberPrice = async ({ id }: Shopper) => {
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
        } as never,
      })
    }
    const authorized = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    const goods = (more: object = {}) => ({
      line_items: [{ item: { id: cup.variant('one') }, quantity: 1 }],
      context: { address_country: 'DE', currency: 'EUR' },
      ...more,
    })
    const toHome = (more: object = {}) => ({
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            selected_destination_id: home,
            groups: [{ id: 'package', selected_option_id: option.id }],
          },
        ],
      },
      ...more,
    })
    const refusal = ({ status, body, headers }: Awaited<ReturnType<AgentDouble['ask']>>) => {
      expect(wrongBy('schemas/shopping/types/error_response.json', body)).toEqual([])
      return [status, body.messages[0].code, headers.get('www-authenticate')]
    }
    const challenge = (more = '') =>
      `Bearer realm="${t.shop.baseUrl}", ${more}resource_metadata="${t.shop.baseUrl}/.well-known/oauth-protected-resource"`

    it('is told by the profile that it can be, and what cannot be had otherwise', async () => {
      const said = await (await t.app.fetch(new Request('http://localhost/.well-known/ucp'))).json()
      expect(wrongBy('discovery/profile_schema.json#/$defs/business_profile', said)).toEqual([])
      const [capability] = said.ucp.capabilities['dev.ucp.common.identity_linking']
      const schema =
        'schemas/common/identity_linking.json#/$defs/dev.ucp.common.identity_linking/business_schema'
      expect(wrongBy(schema, capability)).toEqual([])
      expect(Object.keys(capability.config.scopes)).toEqual([read])
      expect((await by.metadata()).scopes_supported).toEqual(everyScope)
    })

    it('buys for a customer: their prices, their addresses, their order', async () => {
      const { access_token } = await linked(t, ada, by)
      const ucp = checkoutsOf(agent)
      const begun = await ucp.create(goods(), authorized(access_token))
      expect(begun.buyer.email).toBe(ada.email)
      expect(begun.line_items[0].item.price).toBe(500)
      expect(begun.fulfillment.methods[0].destinations).toEqual([
        {
          id: home,
          street_address: 'Gasse 1',
          address_locality: 'Berlin',
          postal_code: '10115',
          address_country: 'DE',
          first_name: 'Ada',
          last_name: 'Byron',
        },
      ])
      const chosen = await ucp.update(begun.id, goods(toHome()), authorized(access_token))
      expect(chosen.status).toBe('ready_for_complete')
      const done = await ucp.complete(begun.id, [payLater], authorized(access_token))
      expect(done.status).toBe('completed')
      const { orders } = await t.call('GET /store/customers/me/orders', { headers: ada.headers })
      expect(orders.map(({ id, email }) => [id, email])).toEqual([[done.order.id, ada.email]])
      const { order } = await t.call('GET /admin/orders/:id', {
        params: { id: done.order.id },
        headers: t.staff,
      })
      expect([order.customer_id, order.shipping_address?.city]).toEqual([ada.id, 'Berlin'])
      // A stranger pays what everybody pays, and is told that there is more.
      const guest = await ucp.create(goods())
      expect(guest.line_items[0].item.price).toBe(800)
      expect(guest.buyer).toBeUndefined()
      expect(guest.messages.map(({ code }: { code: string }) => code)).toContain('identity_optional')
      expect(begun.messages.map(({ code }: { code: string }) => code)).not.toContain('identity_optional')
    })

    it('searches at the prices of the customer', async () => {
      const { access_token } = await linked(t, ada, by, read)
      const find = { query: 'Mug', context: { address_country: 'DE', currency: 'EUR' } }
      const asked = async (more: object) =>
        (await agent.ask(`POST ${base}/catalog/search`, find, more)).body.products[0].price_range.min.amount
      expect([await asked({}), await asked(authorized(access_token))]).toEqual([800, 500])
    })

    it('works on what is a customer’s for that customer alone', async () => {
      const { access_token } = await linked(t, ada, by)
      const hers = await linked(t, eve, by)
      const ucp = checkoutsOf(agent)
      const { id } = await ucp.create(goods(), authorized(access_token))
      const cart = (await agent.ask(`POST ${base}/carts`, goods(), authorized(access_token))).body
      const calls = [
        [`GET ${base}/checkout-sessions/${id}`, checkouts],
        [`GET ${base}/carts/${cart.id}`, carts],
      ] as const
      for (const [call, scope] of calls) {
        const required = [401, 'identity_required', challenge(`scope="${scope}", `)]
        expect(refusal(await agent.ask(call))).toEqual(required)
        const { body } = await agent.ask(call, undefined, authorized(hers.access_token))
        expect([body.ucp.status, body.messages[0].code]).toEqual(['error', 'not_found'])
        expect((await agent.ask(call, undefined, authorized(access_token))).body.id).toBe(
          call.split('/').at(-1),
        )
      }
      const made = await agent.ask(
        `POST ${base}/checkout-sessions`,
        { ...goods(), cart_id: cart.id },
        authorized(hers.access_token),
      )
      expect(made.body.messages[0].code).toBe('not_found')
    })

    it('takes along what it began for a guest who turns out to be a customer', async () => {
      const { access_token } = await linked(t, ada, by)
      const ucp = checkoutsOf(agent)
      const { id } = await ucp.create(goods())
      const now = await ucp.update(id, goods(), authorized(access_token))
      expect([now.buyer.email, now.line_items[0].item.price]).toEqual([ada.email, 500])
      expect((await agent.ask(`GET ${base}/checkout-sessions/${id}`)).status).toBe(401)
    })

    it('gives a repetition its answer for the same customer alone', async () => {
      const [hers, his] = [await linked(t, ada, by), await linked(t, eve, by)]
      const create = async (token?: string) =>
        (
          await agent.ask(`POST ${base}/checkout-sessions`, goods(), {
            key: 'the same',
            ...(token ? authorized(token) : {}),
          })
        ).body
      const first = await create(hers.access_token)
      expect((await create(hers.access_token)).id).toBe(first.id)
      for (const token of [his.access_token, undefined]) expect((await create(token)).id).not.toBe(first.id)
    })

    it('has to be allowed what it asks for', async () => {
      const mia = await signedUp(t, 'mia@example.com')
      const { access_token } = await linked(t, mia, by, read)
      const cases = [
        [`POST ${base}/checkout-sessions`, goods(), checkouts],
        [`POST ${base}/carts`, goods(), carts],
      ] as const
      for (const [call, body, scope] of cases)
        expect(refusal(await agent.ask(call, body, authorized(access_token)))).toEqual([
          403,
          'insufficient_scope',
          challenge(`error="insufficient_scope", scope="${scope}", `),
        ])
      const buys = await linked(t, await signedUp(t, 'max@example.com'), by, checkouts)
      expect(
        refusal(await agent.ask(`GET ${base}/orders/x`, undefined, authorized(buys.access_token)))[1],
      ).toBe('insufficient_scope')
    })

    describe('by a token that', () => {
      const ask = (token: string, who = agent) =>
        who.ask(`POST ${base}/checkout-sessions`, goods(), authorized(token))
      it.each(['nonsense', '', 'two words', 'a'.repeat(2000)])('is %s: is nobody', async (token) => {
        expect(refusal(await ask(token))).toEqual([
          401,
          'identity_required',
          challenge(`error="invalid_token", scope="${checkouts}", `),
        ])
      })
      it('was given to another agent: is nobody', async () => {
        const { access_token } = await linked(t, ada, by)
        expect(refusal(await ask(access_token, other))[1]).toBe('identity_required')
      })
      it('is of a client that signs: has to sign', async () => {
        const { keyedToken } = await byKey()
        const call = `POST ${base}/checkout-sessions`
        expect((await other.ask(call, goods(), { ...authorized(keyedToken), isSigned: false })).status).toBe(
          401,
        )
        expect((await other.ask(call, goods(), authorized(keyedToken))).status).toBe(201)
      })
      it('was disconnected, or revoked: is nobody at once', async () => {
        const eva = await signedUp(t, 'eva@example.com')
        const { access_token, refresh_token } = await linked(t, eva, by)
        expect((await ask(access_token)).status).toBe(201)
        const { body } = await t.try('GET /store/agents/links' as never, { headers: eva.headers })
        await t.try('DELETE /store/agents/links/:id' as never, {
          params: { id: body.links[0].id },
          headers: eva.headers,
        })
        expect((await ask(access_token)).status).toBe(401)
        expect((await by.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400)
        const again = await linked(t, eva, by)
        expect((await ask(again.access_token)).status).toBe(201)
        await by.revoke(again.refresh_token)
        expect((await ask(again.access_token)).status).toBe(401)
      })
    })

    /** A token of the client that signs by the key of its profile. */
    async function byKey() {
      const client = platform(() => t, 'other')
      const assertion = await new SignJWT({ jti: 'one' })
        .setProtectedHeader({ alg: 'ES256', kid: other.jwk.kid })
        .setIssuer('other')
        .setSubject('other')
        .setAudience(t.shop.baseUrl)
        .setExpirationTime('1m')
        .sign(other.privateKey)
      const { status, body } = await client.token({
        ...(await agreed(t, ada, client)),
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      })
      expect([status, body.error_description]).toEqual([200, undefined])
      return { keyedToken: body.access_token as string }
    }

    describe('and orders', () => {
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
        const { id } = await ucp.create(goods({ ...sent, ...buyer }), more)
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
        await deliverAll(t.shop, subscribersOf(t.shop))
        const waiting = () => t.shop.db.rowsWhere(agentTables(t.shop.db).delivery, { order_id: id })
        const before = (await waiting()).length
        expect(before).toBeGreaterThan(0)
        expect((await order(id)).body.id).toBe(id)
        const { body } = await t.try('GET /store/agents/links' as never, { headers: leo.headers })
        await t.try('DELETE /store/agents/links/:id' as never, {
          params: { id: body.links[0].id },
          headers: leo.headers,
        })
        expect((await order(id)).status).toBe(401)
        await t.call('POST /admin/orders/:id/cancel', { params: { id }, headers: t.staff })
        await deliverAll(t.shop, subscribersOf(t.shop))
        expect(await waiting()).toHaveLength(before)
      })
      async function byKeyFor(shopper: Shopper) {
        const client = platform(() => t, 'third', secret)
        return linked(t, shopper, client)
      }
    })

    it('by MCP is refused and let in as by REST', async () => {
      const { access_token } = await linked(t, ada, by)
      const call = (headers: Record<string, string>) =>
        agent.ask(
          `POST ${base}/mcp`,
          {
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: {
              name: 'create_checkout',
              arguments: { meta: { 'ucp-agent': { profile: agent.profile } }, checkout: goods() },
            },
          },
          { headers },
        )
      const done = await call({ authorization: `Bearer ${access_token}` })
      expect(done.body.result.structuredContent.line_items[0].item.price).toBe(500)
      const refused = await call({ authorization: 'Bearer nonsense' })
      expect([refused.status, refused.body.error.data.messages[0].code]).toEqual([401, 'identity_required'])
      expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
    })
  },
  {
    agents,
    localWebhooks: true,
    baseUrl: 'http://shop.test',
    payment: [manualPayment('manual', { handler: 'com.example.pay_later' })],
  },
)

describeShop(
  'a shop in which customers connect nobody',
  (t) => {
    it('has none of its addresses, says nothing of it, and looks at no token', async () => {
      await europe(t)
      const paths = [
        'oauth2/authorize',
        '.well-known/oauth-authorization-server',
        '.well-known/oauth-protected-resource',
        'store/agents/links',
        'store/agents/link-requests',
      ]
      for (const path of paths)
        expect([path, (await t.app.fetch(new Request(`http://localhost/${path}`))).status]).toEqual([
          path,
          404,
        ])
      for (const path of ['oauth2/token', 'oauth2/revoke', 'store/agents/links'])
        expect([
          path,
          (await t.app.fetch(new Request(`http://localhost/${path}`, { method: 'POST' }))).status,
        ]).toEqual([path, 404])
      const said = await (await t.app.fetch(new Request('http://localhost/.well-known/ucp'))).json()
      expect(Object.keys(said.ucp.capabilities)).not.toContain('dev.ucp.common.identity_linking')
      const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
      const headers = { authorization: 'Bearer nonsense' }
      expect((await agent.ask(`POST ${base}/catalog/search`, { query: 'cup' }, { headers })).status).toBe(200)
      expect((await agent.ask(`GET ${base}/orders/order_none`)).body.messages[0].code).toBe('not_found')
      await agent.close()
    })
  },
  { agents: { ucp: true }, localWebhooks: true, baseUrl: 'http://shop.test' },
)
