import i18n from 'i18next'
import { expect, it, vi } from 'vitest'
import { client } from './shop'

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
