import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { mailbox } from '../../testing/mailbox'
import { smtpNotifications } from './smtp'

it('hands a mail to a mail server, as text and HTML', async () => {
  const { taken, server, url } = await mailbox()
  const provider = smtpNotifications({ url, from: 'Mugs <shop@mugs.test>' })
  const store = { name: 'Mugs', url: 'https://mugs.test' }
  await provider.send('user.password_reset', { store, email: 'max@example.com', token: 'abc' })
  expect(taken[0]?.to).toEqual(['RCPT TO:<max@example.com>'])
  for (const part of [
    'From: Mugs <shop@mugs.test>',
    'Subject: Choose a new password',
    'text/plain',
    'text/html',
  ])
    expect(taken[0]?.content).toContain(part)
  server.close()
})

it('fails when no mail server answers, so that the event comes again', async () => {
  const provider = smtpNotifications({ url: 'smtp://127.0.0.1:1', from: 'Mugs <shop@mugs.test>' })
  const data = { email: 'max@example.com', token: 'abc' }
  await expect(provider.send('user.password_reset', data)).rejects.toThrow('ECONNREFUSED')
})

it('gives a mail server up that is silent, and does not wait for it again with the next mail', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const provider = smtpNotifications({ url: `smtp://127.0.0.1:${port}`, from: 'Mugs <shop@mugs.test>' })
  const data = { email: 'max@example.com', token: 'abc' }
  const seconds = async () => {
    const started = performance.now()
    await expect(provider.send('user.password_reset', data)).rejects.toMatchObject({ status: 503 })
    return (performance.now() - started) / 1000
  }
  expect(await seconds()).toBeLessThan(13)
  expect(await seconds()).toBeLessThan(1)
  server.close()
})
