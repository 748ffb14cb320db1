import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeShop } from '../../../../testing/test-shop'
import { europe, type TestProduct } from '../../../../testing/world'
import { type AgentDouble, agentDouble } from '../../../testing/agent-double'
import { base, checkoutsOf, payLater } from '../../../testing/buy'
import {
  authorized,
  carts,
  challenge,
  checkouts,
  connectedWorld,
  disconnect,
  oneOf,
  read,
  refusal,
  secret,
  sellingToConnected,
} from '../../../testing/connected'
import { agreed, everyScope, linked, platform, type Shopper, signedUp } from '../../../testing/link'
import { wrongBy } from '../../../testing/ucp-schema'

describeShop(
  'an agent that customers have connected',
  (t) => {
    let agent: AgentDouble
    let other: AgentDouble
    let cup: TestProduct
    let option: { id: string }
    let ada: Shopper
    let eve: Shopper
    let home: string
    beforeAll(async () => {
      ;({ agent, other, cup, option, ada, eve, home } = await connectedWorld(t))
    })
    afterAll(() => Promise.all([agent.close(), other.close()]))
    const by = platform(() => t, 'agent', secret)
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
      const begun = await ucp.create(oneOf(cup), authorized(access_token))
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
      const chosen = await ucp.update(begun.id, oneOf(cup, toHome()), authorized(access_token))
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
      const guest = await ucp.create(oneOf(cup))
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
      const { id } = await ucp.create(oneOf(cup), authorized(access_token))
      const cart = (await agent.ask(`POST ${base}/carts`, oneOf(cup), authorized(access_token))).body
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
        { ...oneOf(cup), cart_id: cart.id },
        authorized(hers.access_token),
      )
      expect(made.body.messages[0].code).toBe('not_found')
    })

    it('takes along what it began for a guest who turns out to be a customer', async () => {
      const { access_token } = await linked(t, ada, by)
      const ucp = checkoutsOf(agent)
      const { id } = await ucp.create(oneOf(cup))
      const now = await ucp.update(id, oneOf(cup), authorized(access_token))
      expect([now.buyer.email, now.line_items[0].item.price]).toEqual([ada.email, 500])
      expect((await agent.ask(`GET ${base}/checkout-sessions/${id}`)).status).toBe(401)
    })

    it('gives a repetition its answer for the same customer alone', async () => {
      const [hers, his] = [await linked(t, ada, by), await linked(t, eve, by)]
      const create = async (token?: string) =>
        (
          await agent.ask(`POST ${base}/checkout-sessions`, oneOf(cup), {
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
        [`POST ${base}/checkout-sessions`, oneOf(cup), checkouts],
        [`POST ${base}/carts`, oneOf(cup), carts],
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
        who.ask(`POST ${base}/checkout-sessions`, oneOf(cup), authorized(token))
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
        expect(
          (await other.ask(call, oneOf(cup), { ...authorized(keyedToken), isSigned: false })).status,
        ).toBe(401)
        expect((await other.ask(call, oneOf(cup), authorized(keyedToken))).status).toBe(201)
      })
      it('was disconnected, or revoked: is nobody at once', async () => {
        const eva = await signedUp(t, 'eva@example.com')
        const { access_token, refresh_token } = await linked(t, eva, by)
        expect((await ask(access_token)).status).toBe(201)
        await disconnect(t, eva)
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
              arguments: { meta: { 'ucp-agent': { profile: agent.profile } }, checkout: oneOf(cup) },
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
  sellingToConnected,
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
