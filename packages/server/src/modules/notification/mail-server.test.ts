import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emit } from '../../events/emit'
import { deliverAll } from '../../events/worker'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { notifications } from './send-notifications'

const taken: string[] = []
let server: Server

/** A mail server that takes what it is given, and no password but one. */
beforeAll(async () => {
  server = createServer((socket) => {
    let isContent = false
    let content = ''
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isContent && line === '.') {
          taken.push(content)
          isContent = false
          socket.write('250 taken\r\n')
        } else if (isContent) content += `${line}\n`
        else if (line === 'DATA') {
          isContent = true
          content = ''
          socket.write('354 go on\r\n')
        } else if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n')
        else if (line.startsWith('AUTH'))
          socket.write(line.includes(plain('shop', 'right')) ? '235 come in\r\n' : '535 wrong password\r\n')
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const plain = (user: string, password: string) => Buffer.from(`\0${user}\0${password}`).toString('base64')

describeShop(
  'the mail server of a shop',
  (t) => {
    const headers = () => t.staff
    const setUp = (more: object = {}) =>
      t.try('POST /admin/mail-server', {
        headers: headers(),
        body: {
          host: '127.0.0.1',
          port: (server.address() as AddressInfo).port,
          from: 'Mugs <shop@example.com>',
          security: 'none',
          ...more,
        },
      })
    const order = async () => {
      const { id } = await placeOrder(t, await openCounter(t), { small: 1 })
      await t.shop.transaction((tx) => emit(tx, 'order.placed', { id }))
      await deliverAll(t.shop, [notifications])
      const { notifications: sent } = await t.call('GET /admin/notifications', {
        query: { resource_id: id },
        headers: headers(),
      })
      return sent[0]?.id ?? ''
    }
    const preview = async (id: string) =>
      (await t.call('GET /admin/notifications/:id/preview', { params: { id }, headers: headers() })).preview

    it('is not needed to read what mails say, nor to send them again', async () => {
      taken.length = 0
      expect(await t.call('GET /admin/mail-server', { headers: headers() })).toEqual({
        mail_server: null,
        is_fixed: false,
        sends: false,
      })
      const id = await order()
      expect(await preview(id)).toMatchObject({
        to: 'guest@example.com',
        subject: expect.stringContaining('order'),
        text: expect.stringContaining('Shirt'),
        html: expect.stringContaining('<'),
      })
      const again = await t.call('POST /admin/notifications/:id/resend', {
        params: { id },
        body: { to: 'other@example.com' },
        headers: headers(),
      })
      expect(again.notification.resends?.map(({ to }) => to)).toEqual(['other@example.com'])
      expect(taken).toEqual([])
      const test = await t.try('POST /admin/mail-server/test', {
        body: { to: 'a@example.com' },
        headers: headers(),
      })
      expect(test.status).toBe(400)
    })
    it('is used at once when staff set it up, and its password is told to nobody', async () => {
      const { body } = await setUp({ user: 'shop', password: 'right' })
      expect(body).toMatchObject({
        mail_server: { host: '127.0.0.1', user: 'shop', has_password: true, security: 'none' },
        is_fixed: false,
        sends: true,
      })
      expect(JSON.stringify(body)).not.toContain('right')
      await order()
      expect(taken).toHaveLength(1)
      const rows = await t.shop.db.select().from(t.shop.db.t.mail_server)
      expect(JSON.stringify(rows)).not.toContain('right')
      const { audit_log } = await t.call('GET /admin/audit-log', {
        query: { action: ['POST /admin/mail-server'] },
        headers: headers(),
      })
      expect(JSON.stringify(audit_log)).not.toContain(rows[0]?.sealed_password)
    })
    it('is tried out with what it answers', async () => {
      const test = () =>
        t.call('POST /admin/mail-server/test', { body: { to: 'ada@example.com' }, headers: headers() })
      expect(await test()).toEqual({ is_sent: true, answer: '250 taken' })
      await setUp({ user: 'shop' })
      expect((await test()).is_sent).toBe(true)
      await setUp({ user: 'shop', password: 'wrong' })
      expect(await test()).toMatchObject({ is_sent: false, answer: expect.stringContaining('535') })
    })
    it('is refused with a sender that would write headers of its own', async () => {
      const { status, body } = await setUp({ from: 'a@example.com\r\nBcc: all@example.com' })
      expect([status, body.errors]).toMatchObject([400, [{ path: 'from' }]])
    })
    it('is forgotten again', async () => {
      await t.call('DELETE /admin/mail-server', { headers: headers() })
      const before = taken.length
      await order()
      expect(taken).toHaveLength(before)
    })
  },
  { notification: undefined },
)

describeShop('a shop whose configuration says how mails leave', (t) => {
  it('lets nobody change it', async () => {
    const { is_fixed } = await t.call('GET /admin/mail-server', { headers: t.staff })
    expect(is_fixed).toBe(true)
    const body = { host: 'x', port: 25, from: 'a@example.com', security: 'none' }
    expect(await t.try('POST /admin/mail-server', { body, headers: t.staff })).toMatchObject({
      status: 400,
      body: { code: 'mail_server_fixed' },
    })
  })
})
