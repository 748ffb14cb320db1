import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import { handoffToken } from '../../../../packages/server/src/agents/selling/handoff'
import { newSessionId, openSession } from '../../../../packages/server/src/agents/selling/session'
import { europe } from '../../../../packages/server/src/testing/world'
import '../i18n/all-messages.server'
import { loader } from '../pages/from-agent'

const follow = async (
  fetchApi: (request: Request) => Promise<Response>,
  token: string,
): Promise<Response> => {
  const request = new Request(`http://shop.example/checkout/from-agent/${token}`)
  const context = { fetchApi, origin: 'http://shop.example' }
  return loader({ request, params: { token }, context } as never).then(
    () => new Response(),
    (thrown: unknown) => thrown as Response,
  )
}

describeShop(
  'the link of a checkout that an agent began',
  (t) => {
    let cart_id: string
    let session: string
    const fetchApi = async (request: Request) => t.app.fetch(request)
    beforeAll(async () => {
      const region = await europe(t)
      cart_id = (await t.call('POST /store/carts', { body: { region_id: region.id } })).cart.id
      session = newSessionId('chk')
      const agent = 'https://agent.example/profile'
      await openSession(t.shop, { id: session, protocol: 'ucp', kind: 'checkout', agent, cart_id, said: {} })
    })

    it('leads to the checkout with just that cart', async () => {
      const reply = await follow(fetchApi, handoffToken(t.shop, session))
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout'])
      expect(reply.headers.get('set-cookie')).toMatch(new RegExp(`^cart=${cart_id}; Path=/; .*HttpOnly`))
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
    })

    it('leads to the shopper’s own cart once it is over, or made up', async () => {
      const old = handoffToken(t.shop, session, Date.now() - 7 * 3_600_000)
      const other = handoffToken({ secrets: { jwt: 'x'.repeat(40), link: 'y'.repeat(40) } }, session)
      for (const token of [old, other, handoffToken(t.shop, 'chk_other'), cart_id]) {
        const reply = await follow(fetchApi, token)
        expect([reply.headers.get('location'), reply.headers.get('set-cookie')]).toEqual([
          '/cart?link=over',
          null,
        ])
      }
    })
  },
  { agents: { ucp: true } },
)

describeShop('a shop that sells to no agents', (t) => {
  it('has no such links', async () => {
    await europe(t)
    const reply = await follow(async (request) => t.app.fetch(request), 'chk_1.1.x')
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/cart?link=over'])
  })
})
