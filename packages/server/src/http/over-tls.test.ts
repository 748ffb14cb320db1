import { expect, it } from 'vitest'
import { trustedProxies } from './client-address'
import { isOverTls } from './over-tls'

it.each<[ip: string | undefined, proto: string | undefined, baseUrl: string, trust: string, answer: boolean]>(
  [
    ['9.9.9.9', undefined, 'http://shop.example', '', false],
    ['9.9.9.9', undefined, 'https://shop.example', '', true],
    ['127.0.0.1', 'https', 'http://shop.example', '', true],
    ['::1', 'https', 'http://shop.example', '', true],
    ['::ffff:127.0.0.1', 'HTTPS', 'http://shop.example', '', true],
    ['127.0.0.1', 'http', 'http://shop.example', '', false],
    ['127.0.0.1', 'https, http', 'http://shop.example', '', true],
    ['9.9.9.9', 'https', 'http://shop.example', '', false],
    ['10.0.0.7', 'https', 'http://shop.example', '', false],
    ['10.0.0.7', 'https', 'http://shop.example', '10.0.0.0/8', true],
    [undefined, 'https', 'http://shop.example', '', false],
  ],
)('from %s with %s at %s, trusting %j, is %j', (ip, proto, baseUrl, trust, answer) => {
  const request = new Request('http://shop.example/', {
    headers: proto ? { 'x-forwarded-proto': proto } : {},
  })
  Object.defineProperty(request, 'ip', { value: ip })
  expect(isOverTls({ baseUrl }, request, trustedProxies(trust))).toBe(answer)
})

it('holds for a connection that is encrypted itself', () =>
  expect(isOverTls({ baseUrl: 'http://shop.example' }, new Request('https://shop.example/'))).toBe(true))
