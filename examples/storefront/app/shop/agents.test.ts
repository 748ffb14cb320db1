import { createStoreClient } from '@cartwright/sdk'
import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import {
  everyScope,
  linked,
  platform,
  redirectUri,
  type Shopper,
  signedUp,
} from '../../../../packages/server/src/agents/testing/link'
import { europe } from '../../../../packages/server/src/testing/world'
import { withFormTarget } from '../../form-target'
import '../i18n/all-messages.server'
import { loader as layoutLoader } from '../pages/account/AccountLayout'
import { action as end, loader as list } from '../pages/account/AgentsPage'
import { action as answer, loader as ask } from '../pages/account/ConnectPage'
import { loader as download } from '../pages/account/data'
import { answerAgent, askingAgent, connectedAgents, hostOf, placeOf } from './agents.server'
import type { StorefrontContext } from './context.server'

const client = {
  id: 'helper',
  name: 'Helper',
  profile: 'https://helper.example/profile',
  redirectUris: [redirectUri],
  authentication: 'none' as const,
}

describeShop(
  'connecting agents in the storefront',
  (t) => {
    const helper = platform(() => t, 'helper')
    let ada: Shopper
    let cookie: string
    beforeAll(async () => {
      await europe(t)
      ada = await signedUp(t, 'ada@example.com')
      cookie = `customer=${ada.headers.authorization.slice('Bearer '.length)}`
    })
    /** A page as the router asks for it: what it gives, what it throws, and what it says of its form. */
    const asked = async (
      page: (args: never) => unknown,
      path: string,
      { signedIn = true, form }: { signedIn?: boolean; form?: Record<string, string> } = {},
    ) => {
      const context: StorefrontContext = {
        fetchApi: async (request) => t.app.fetch(request),
        origin: 'http://shop.example',
      }
      const request = new Request(`http://shop.example${path}`, {
        headers: signedIn ? { cookie } : {},
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      })
      const given = await Promise.resolve(page({ request, context, params: {} } as never)).catch(
        (thrown: unknown) => thrown,
      )
      return {
        given,
        context,
        status: (given as Response)?.status,
        location: (given as Response)?.headers?.get?.('location'),
      }
    }
    const path = async () => {
      const { pathname, search } = await helper.authorize({ state: 's' })
      return pathname + search
    }

    it('leads a guest to sign in, and back to the very same request', async () => {
      const here = await path()
      const { status, location } = await asked(ask, here, { signedIn: false })
      expect([status, location]).toEqual([303, `/account/login?next=${encodeURIComponent(here)}&why=account`])
    })

    it('shows who asks for what, and lets its form lead to just that program', async () => {
      const here = await path()
      const { given, context } = await asked(ask, here)
      expect(given).toMatchObject({
        name: 'Helper',
        host: 'helper.example',
        back: 'agent.example',
        email: ada.email,
        isKnown: false,
      })
      expect(context.formTarget).toBe('https://agent.example')
    })

    it('says so where a request is over, made up or none, and asks nobody', async () => {
      for (const wrong of ['', '?request=', '?request=none', '?request=made-up']) {
        const { given, context } = await asked(ask, `/account/connect${wrong}`)
        expect([wrong, given, context.formTarget]).toEqual([wrong, null, undefined])
      }
      const { location } = await asked(answer, '/account/connect?request=made-up', {
        form: { intent: 'allow' },
      })
      expect(location).toBe('/account/connect?request=made-up')
    })

    it('sends back with a code what was allowed, and without one what was not', async () => {
      const back = async (intent: string) => {
        const { status, location } = await asked(answer, await path(), { form: { intent } })
        expect(status).toBe(303)
        return new URL(location ?? '').searchParams
      }
      expect((await back('allow')).get('code')).toMatch(/^[\w-]{43}$/)
      // Whatever is not the one button is no.
      for (const intent of ['later', '']) expect((await back(intent)).get('error')).toBe('access_denied')
    })

    it('leads back to the very same request whose session has ended meanwhile', async () => {
      const here = await path()
      const { status, location } = await asked(answer, here, { signedIn: false, form: { intent: 'allow' } })
      expect([status, location]).toEqual([303, `/account/login?next=${encodeURIComponent(here)}&why=account`])
    })

    it('lists what is connected, and ends what is pressed, once it was asked', async () => {
      await linked(t, ada, helper)
      const { given } = await asked(list, '/account/agents')
      const { agents } = given as { agents: { id: string; name: string; host: string }[] }
      expect(agents).toMatchObject([{ name: 'Helper', host: 'helper.example' }])
      const id = agents[0]?.id ?? ''
      const { given: file } = await asked(download, '/account/privacy/data.json')
      expect(await (file as Response).json()).toMatchObject({
        agents: [{ name: 'Helper', scopes: everyScope }],
      })
      const asking = await asked(list, `/account/agents?end=${id}`)
      expect(asking.given).toMatchObject({ ending: { id }, agents: [{ id }] })
      for (const agent of [id, id, 'nonsense'])
        expect((await asked(end, '/account/agents', { form: { agent } })).location).toBe(
          '/account/agents?ended=1',
        )
      expect((await asked(list, '/account/agents?ended=1')).given).toMatchObject({
        agents: [],
        isEnded: true,
      })
    })

    it('is in the menu of the account', async () => {
      expect((await asked(layoutLoader, '/account')).given).toEqual({ hasAgents: true })
      expect((await asked(layoutLoader, '/account', { signedIn: false })).given).toEqual({ hasAgents: false })
    })
  },
  { agents: { ucp: { identity: { clients: [client] } } } },
)

describeShop('a shop in which nobody connects agents', (t) => {
  it('shows nothing of it', async () => {
    await europe(t)
    const ada = await signedUp(t, 'ada@example.com')
    const storeToken = ada.headers.authorization.slice('Bearer '.length)
    const fetch: typeof globalThis.fetch = async (input, init) => t.app.fetch(new Request(input, init))
    const store = createStoreClient({ baseUrl: 'http://shop.example', retries: 0, storeToken, fetch })
    expect(await connectedAgents(store)).toBeUndefined()
    const shop = { client: store }
    await expect(askingAgent(shop, 'made-up')).rejects.toMatchObject({ status: 404 })
    await expect(answerAgent(shop, { request: 'made-up', is_allowed: true })).rejects.toMatchObject({
      status: 404,
    })
  })
})

it('names the place of an address for policies and for people', () => {
  const place = (address: string) => [placeOf(address), hostOf(address)]
  expect(place('https://agent.example/back?x=1')).toEqual(['https://agent.example', 'agent.example'])
  expect(place('http://127.0.0.1:5000/back')).toEqual(['http://127.0.0.1:5000', '127.0.0.1:5000'])
  expect(place('com.example.app:/back')).toEqual(['com.example.app:', 'com.example.app'])
})

it('opens the policy of a page for its form alone', () => {
  const page = () =>
    new Response('', {
      headers: {
        'content-security-policy': "default-src 'self'; form-action 'self'; frame-ancestors 'none'",
      },
    })
  const policy = (target?: string) => withFormTarget(page(), target).headers.get('content-security-policy')
  expect(policy()).toBe("default-src 'self'; form-action 'self'; frame-ancestors 'none'")
  expect(policy('https://agent.example')).toBe(
    "default-src 'self'; form-action 'self' https://agent.example; frame-ancestors 'none'",
  )
})
