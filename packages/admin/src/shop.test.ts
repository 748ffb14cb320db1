import i18n from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client, isSignedOut } from './shop'

it.each([
  ['tm', 'ta'],
  ['ar', 'ar'],
  ['pt', 'pt-BR'],
])('with screens in %s the shop is asked in %s', async (file, tag) => {
  await i18n.init({ lng: file, resources: {} })
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ user: {} }))
  await client.admin.auth.getSession()
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('accept-language')).toBe(tag)
  fetched.mockRestore()
})

describe('who is signed in', () => {
  const whoIsIn = () => client.send('GET /admin/auth')
  /** What this browser knows of how the page came, which the one of the tests does not. */
  const toldWithThePage = (description: string | undefined) =>
    vi.stubGlobal('performance', {
      now: () => 0,
      getEntriesByType: () => [{ serverTiming: description ? [{ name: 'session', description }] : [] }],
    })
  const fetched = () =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (_, init) =>
        init?.method === 'DELETE'
          ? new Response(null, { status: 200 })
          : Response.json({ user: { id: 'usr_1' } }),
      )
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is not asked where the page came to a browser without a session', async () => {
    toldWithThePage('none')
    const calls = fetched()
    await expect(whoIsIn()).rejects.toSatisfy(isSignedOut)
    expect(calls).not.toHaveBeenCalled()
  })

  it.each(['kept', undefined])('is asked where the page says: %s', async (description) => {
    toldWithThePage(description)
    fetched()
    await expect(whoIsIn()).resolves.toMatchObject({ user: { id: 'usr_1' } })
  })

  it('is asked where somebody signed in since the page was kept, and not after they left', async () => {
    toldWithThePage('none')
    const calls = fetched()
    await client.send('POST /admin/auth', { body: { email: 'a@example.com', password: 'secret' } })
    await expect(whoIsIn()).resolves.toMatchObject({ user: { id: 'usr_1' } })
    await client.send('DELETE /admin/auth')
    calls.mockClear()
    await expect(whoIsIn()).rejects.toSatisfy(isSignedOut)
    expect(calls).not.toHaveBeenCalled()
  })

  it('is forgotten where the shop says that the session is over', async () => {
    toldWithThePage('none')
    localStorage.setItem('cartwright_signed_in', '1')
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({ type: 'unauthorized', message: 'Sign in' }, { status: 401 }),
    )
    await expect(whoIsIn()).rejects.toSatisfy(isSignedOut)
    expect(localStorage.getItem('cartwright_signed_in')).toBeNull()
  })
})
