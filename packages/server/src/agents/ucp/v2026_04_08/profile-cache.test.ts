import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeShop } from '../../../testing/test-shop'
import { type AgentDouble, agentDouble } from '../../testing/agent-double'
import { agentBehind } from './profile-cache'

describeShop(
  'profiles of agents',
  (t) => {
    let agent: AgentDouble
    beforeAll(async () => {
      agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    })
    afterAll(() => agent.close())
    afterEach(() => vi.useRealTimers())

    it('are fetched anew for a key that they do not have, and no oftener than once a minute', async () => {
      await agentBehind(t.shop, agent.profile)
      await agentBehind(t.shop, agent.profile, 'another')
      expect(agent.fetched).toBe(1)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
      await agentBehind(t.shop, agent.profile, 'another')
      await agentBehind(t.shop, agent.profile, 'another')
      expect(agent.fetched).toBe(2)
      await agentBehind(t.shop, agent.profile, agent.jwk.kid)
      expect(agent.fetched).toBe(2)
    })

    it('that could not be had are not asked for again at once', async () => {
      const gone = 'http://127.0.0.1:1/'
      const first = await agentBehind(t.shop, gone).catch((error: unknown) => error)
      expect(first).toMatchObject({ code: 'profile_unreachable', status: 424 })
      expect(await agentBehind(t.shop, gone).catch((error: unknown) => error)).toBe(first)
    })

    it('of many strangers are fetched so many times a minute', async () => {
      const replies = await Promise.all(
        Array.from({ length: 130 }, (_, at) =>
          agentBehind(t.shop, `http://127.0.0.1:1/${at}`).catch(({ code }: { code: string }) => code),
        ),
      )
      expect(replies.filter((code) => code === 'busy').length).toBeGreaterThanOrEqual(10)
      expect(replies.filter((code) => code === 'profile_unreachable').length).toBeLessThanOrEqual(120)
    })
  },
  { agents: { ucp: true }, localWebhooks: true },
)

describeShop(
  'a shop on the open network',
  (t) => {
    it.each([
      'http://agent.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.1/',
      'https://a:b@agent.example/',
    ])('does not fetch %s', async (address) => {
      await expect(agentBehind(t.shop, address)).rejects.toMatchObject({ code: 'invalid_profile_url' })
    })
  },
  { agents: { ucp: true } },
)
