import { expect, it } from 'vitest'
import { conflict, notFound, unavailable } from '../../../errors'
import { Refused } from '../../ask-shop'
import { wrongByAcp } from '../../testing/acp-schema'
import { AcpError } from './acp-error'
import { canonical } from './canonical'
import { discoveryDocument } from './discovery'
import { identifierOf } from './identify'
import { discountCodeOf, messageOf } from './messages'
import { merchantSignature } from './order/sign'
import { refusalOf } from './refusal'

const same = (one: unknown, other: unknown) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

it.each<[string, unknown, unknown, boolean]>([
  ['parts in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['a number with zeros', JSON.parse('{"a":1.0}'), { a: 1 }, true],
  ['a list in another order', [1, 2], [2, 1], false],
  ['null and nothing', { a: null }, {}, false],
  ['text and a number', { a: '1' }, { a: 1 }, false],
])('%s is the same body: %j and %j', (_, one, other, is) => expect(same(one, other)).toBe(is))

const [ada, bea] = ['ada', 'bea'].map((name) => ({
  name,
  keys: [`${name}-key-of-today`, `${name}-key-of-before`],
  webhookUrl: 'https://agent.example/',
  webhookSecret: 'secret',
}))

it.each([
  ['Bearer ada-key-of-today', 'ada'],
  ['bearer  ada-key-of-before', 'ada'],
  ['Bearer bea-key-of-today', 'bea'],
  ['Bearer ada-key-of-toda', undefined],
  ['Bearer ', undefined],
  ['ada-key-of-today', undefined],
  [null, undefined],
])('%j is the key of %s', (authorization, name) => {
  if (!ada || !bea) throw new Error('there are two')
  const identify = identifierOf({ agents: [ada, bea] })
  if (name === undefined) expect(() => identify(authorization)).toThrow(AcpError)
  else expect(identify(authorization).name).toBe(name)
})

it('a message is signed with its time, by HMAC with SHA-256', () => {
  // By: printf '1709123456.{"a":1}' | openssl dgst -sha256 -hmac secret
  expect(merchantSignature('secret', '{"a":1}', 1_709_123_456_789)).toBe(
    't=1709123456,v1=70846dafc8bec3032796fa2f7519e50624036b40798e41f7c3d2ee77acb1ee27',
  )
})

it.each<[string, unknown, number, string, string]>([
  ['what is not there', notFound('Cart', 'x'), 404, 'invalid_request', 'not_found'],
  ['what is busy', conflict('session_busy', 'Busy'), 409, 'invalid_request', 'session_busy'],
  ['a shop that is away', unavailable('Away'), 503, 'service_unavailable', 'service_unavailable'],
  [
    'a refusal of the shop',
    new Refused('No', { type: 'invalid_data' }),
    400,
    'invalid_request',
    'invalid_data',
  ],
  [
    'a call too many',
    new Refused('Wait', { type: 'too_many_requests' }),
    429,
    'invalid_request',
    'rate_limited',
  ],
  ['a mistake of ours', new TypeError('x is not a function'), 500, 'processing_error', 'internal_error'],
])('%s is told by the list of the protocol', (_, error, status, type, code) => {
  const refusal = refusalOf(error)
  const told = JSON.parse(JSON.stringify(refusal))
  expect([refusal.status, told.type, told.code]).toEqual([status, type, code])
  expect(wrongByAcp('Error', told)).toEqual([])
  expect(told.message).not.toContain('function')
})

it.each([
  ['discount_code_expired', 'warning', 'discount_code_expired'],
  ['discount_ended', 'warning', 'discount_code_invalid'],
  ['item_unavailable', 'error', 'not_found'],
  ['address_undeliverable', 'error', 'region_restricted'],
  ['something_new', 'error', 'invalid'],
])('%s is told as a %s with the code %s', (code, type, told) => {
  const message = messageOf({ code, content: 'Why', path: '$.line_items[0]' })
  expect(message).toMatchObject({ type, code: told })
  expect(wrongByAcp(type === 'error' ? 'MessageError' : 'MessageWarning', message)).toEqual([])
})

it('a code that the protocol has no word for is not good', () =>
  expect(discountCodeOf('anything')).toBe('discount_code_invalid'))

it('the discovery document names each currency once', () => {
  const regions = ['EUR', 'usd', 'eur'].map((currency_code) => ({ currency_code }))
  const document = discoveryDocument('https://shop.example', regions)
  expect(document.capabilities.supported_currencies).toEqual(['eur', 'usd'])
  expect(document.api_base_url).toBe('https://shop.example/acp')
  expect(wrongByAcp('DiscoveryResponse', document)).toEqual([])
})
