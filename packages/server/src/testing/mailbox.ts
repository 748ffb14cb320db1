import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A mail server that takes one mail at a time and keeps what it was told. */
export async function mailbox() {
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
  const { port } = server.address() as AddressInfo
  return { taken, server, port, url: `smtp://127.0.0.1:${port}` }
}
