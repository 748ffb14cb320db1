import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOutside } from './outgoing'
import { isPublicAddress } from './public-address'

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected))

describe('asking outside', () => {
  let server: Server
  let host = ''
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/large') response.end(Buffer.alloc(2000))
      else if (url === '/slow') response.write('a')
      else if (url === '/moved') response.writeHead(301, { location: '/' }).end()
      else response.end('here')
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const local = { allowLocal: true }

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'nonsense',
  ])('refuses %s', async (address) => {
    await expect(askOutside(address)).rejects.toMatchObject({ reason: 'refused' })
  })

  it('answers status and body', async () => {
    const { status, body } = await askOutside(`${host}/`, local)
    expect([status, Buffer.from(body).toString()]).toEqual([200, 'here'])
  })
  it('does not follow a redirect', async () => {
    expect(await askOutside(`${host}/moved`, local)).toMatchObject({ status: 301 })
  })
  it('stops at the limit', async () => {
    await expect(askOutside(`${host}/large`, { ...local, maxBytes: 1000 })).rejects.toMatchObject({
      reason: 'too_large',
    })
  })
  it('does not wait for ever', async () => {
    await expect(askOutside(`${host}/slow`, { ...local, totalMs: 80 })).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })
})
