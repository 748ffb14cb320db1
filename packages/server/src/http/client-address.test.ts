import { expect, it } from 'vitest'
import { clientAddress, trustedProxies } from './client-address'

const from = (socket: string, forwarded: string | undefined, trust?: string) =>
  clientAddress(
    socket,
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    trustedProxies(trust),
  )

it.each([
  ['1.2.3.4', undefined, undefined, '1.2.3.4'],
  ['1.2.3.4', '9.9.9.9', undefined, '1.2.3.4'],
  ['1.2.3.4', '9.9.9.9', '10.0.0.0/8', '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9', '10.0.0.0/8', '9.9.9.9'],
  ['10.0.0.1', 'forged, 9.9.9.9, 10.0.0.2', '10.0.0.0/8', '9.9.9.9'],
  ['::ffff:127.0.0.1', '9.9.9.9', 'loopback', '9.9.9.9'],
  ['::1', '2001:db8::1', 'loopback', '2001:db8::1'],
  ['10.0.0.1', undefined, '10.0.0.0/8', '10.0.0.1'],
])('from %s with %s, trusting %s, is %s', (socket, forwarded, trust, address) =>
  expect(from(socket, forwarded, trust)).toBe(address),
)

it('refuses to trust what is no address', () => {
  expect(() => trustedProxies('everybody')).toThrow('TRUST_PROXY')
})
