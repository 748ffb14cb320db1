/** The built server, told to end while clients keep their connections and go on asking. */
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { openShop } from '../scripts/bench/shop.mjs'

const ask = (url, agent) =>
  new Promise((resolve) => {
    const outgoing = request(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode, last: response.headers.connection === 'close' }),
      )
      response.on('error', (error) => resolve({ error: error.code, isReused: outgoing.reusedSocket }))
    })
    outgoing.on('error', (error) => resolve({ error: error.code, isReused: outgoing.reusedSocket }))
    outgoing.end()
  })

it('SIGTERM resets nobody who was answered and asks again', async () => {
  const shop = await openShop({ products: 6, port: await freePort() })
  onTestFinished(() => rmSync(shop.data, { recursive: true, force: true }))
  let answered = 0
  let stopping
  const lane = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let wasLast = false; ; ) {
      const answer = await ask(`${shop.base}/store/products?limit=3`, agent)
      if (answer.error) return { ...answer, wasLast }
      expect(answer.status).toBe(200)
      wasLast = answer.last
      answered += 1
      if (answered === 500) stopping = shop.stop()
    }
  }
  const ends = await Promise.all(Array.from({ length: 24 }, lane))
  await stopping
  expect(ends).toEqual(ends.map(() => ({ error: 'ECONNREFUSED', isReused: false, wasLast: true })))
})
