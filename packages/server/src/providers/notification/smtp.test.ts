import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { smtpNotifications } from './smtp'

/** A mail server that takes one mail at a time and keeps what it was told. */
async function mailbox() {
  const taken: { to: string[]; content: string }[] = []
  const server = createServer((socket) => {
    let mail = { to: [] as string[], content: '' }
    let isContent = false
    let rest = ''
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isContent && line === '.') {
          taken.push(mail)
          mail = { to: [], content: '' }
          isContent = false
          socket.write('250 taken\r\n')
        } else if (isContent) mail.content += `${line}\n`
        else if (line.startsWith('RCPT')) {
          mail.to.push(line)
          socket.write('250 ok\r\n')
        } else if (line === 'DATA') {
          isContent = true
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { taken, server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

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
}, 20_000)
