import { expect, it } from 'vitest'
import { isProvoked } from './provoked'

const shopAt = (baseUrl: string) => ({ baseUrl, origins: ['https://front.example'] })
const cookie = { cookie: 'connect.sid=x' }

it.each<[what: string, provoked: boolean, headers: Record<string, string>, baseUrl?: string]>([
  ['nobody in particular', false, { 'sec-fetch-site': 'cross-site' }],
  ['a token, from another site', false, { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }],
  ['a cookie, from our own page', false, { ...cookie, 'sec-fetch-site': 'same-origin' }],
  ['a cookie, typed or bookmarked', false, { ...cookie, 'sec-fetch-site': 'none' }],
  ['a cookie, from another site', true, { ...cookie, 'sec-fetch-site': 'cross-site' }],
  ['a cookie, from a neighbour', true, { ...cookie, 'sec-fetch-site': 'same-site' }],
  [
    'a cookie, from a script of a listed origin',
    false,
    { ...cookie, 'sec-fetch-site': 'cross-site', origin: 'https://front.example' },
  ],
  [
    'a cookie, from a script of another origin',
    true,
    { ...cookie, 'sec-fetch-site': 'cross-site', origin: 'https://front.example.evil.example' },
  ],
  [
    'a cookie, by a link that was followed',
    false,
    { ...cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' },
  ],
  ['a cookie over TLS that does not say from where', true, cookie, 'https://shop.example'],
  ['a cookie without TLS', false, cookie],
])('%s: %j', (_, provoked, headers, baseUrl = 'http://shop.example') =>
  expect(isProvoked(shopAt(baseUrl), new Request('http://shop.example/', { headers }))).toBe(provoked),
)
