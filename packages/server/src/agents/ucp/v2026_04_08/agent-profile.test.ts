import { expect, it } from 'vitest'
import { keepsFor, profileAddress, readProfile } from './agent-profile'
import { version } from './capabilities'

it.each([
  ['profile="https://agent.example/p"', 'https://agent.example/p'],
  ['name="x", profile="https://agent.example/p?a=1";v=2', 'https://agent.example/p?a=1'],
  ['profile="https://agent.example"', 'https://agent.example/'],
])('%s names a profile', (header, address) => {
  expect(profileAddress(header)).toBe(address)
})

it.each([
  null,
  '',
  'agent',
  'profile',
  'profile=https://a.example/',
  'profile="nowhere"',
  'profile=("https://a.example/")',
])('%s names none', (header) => {
  expect(() => profileAddress(header)).toThrow(
    expect.objectContaining({ code: 'invalid_profile_url', status: 400 }),
  )
})

const ucp = (more: object = {}) => JSON.stringify({ ucp: { version, ...more } })
const order = (config: object) => ({ capabilities: { 'dev.ucp.shopping.order': [{ version, config }] } })

it('a profile says who may be believed by which keys, and where it wants to hear of orders', () => {
  const said = {
    ucp: { version, ...order({ webhook_url: 'https://agent.example/orders' }) },
    signing_keys: [{ kid: 'k', kty: 'EC' }],
  }
  expect(readProfile('https://agent.example/', JSON.stringify(said))).toMatchObject({
    version,
    keys: [{ kid: 'k' }],
    webhookUrl: 'https://agent.example/orders',
  })
  expect(readProfile('https://agent.example/', ucp(order({ webhook_url: 'nowhere' }))).webhookUrl).toBe(
    undefined,
  )
  expect(readProfile('https://agent.example/', ucp()).capabilities).toEqual({})
})

it.each([
  '',
  'null',
  '[]',
  '{}',
  '{"ucp":{"version":"draft"}}',
  '{"ucp":{"version":"2026-04-08","capabilities":[]}}',
  '<html>',
])('%s is no profile', (text) => {
  expect(() => readProfile('https://agent.example/', text)).toThrow(
    expect.objectContaining({ code: 'profile_malformed', status: 422 }),
  )
})

it.each([
  [undefined, 60_000],
  ['no-store', 60_000],
  ['public, max-age=5', 60_000],
  ['public, max-age=600', 600_000],
  ['max-age=999999999', 86_400_000],
  ['s-max-age=600', 60_000],
])('a profile with the Cache-Control %s is kept for %d ms', (header, ms) => {
  expect(keepsFor(header)).toBe(ms)
})
