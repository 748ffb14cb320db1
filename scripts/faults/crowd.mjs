import { Agent, request } from 'node:http'
import { address } from '../bench/buyer.mjs'

/** An answer that takes longer is a promise broken, and after how long nobody waits for it any more, in ms. */
export const longest = 15_000
const givenUp = 25_000

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Everybody who uses a shop at once, and a journal of what each request was answered. */
export function openCrowd(stage) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const journal = []
  const acknowledged = []
  const jobs = []
  let made = 0
  let going = true

  /** One request; every answer, and every lack of one, is written down. */
  function ask(kind, method, path, body, headers = {}, base = stage.bases[made++ % stage.bases.length]) {
    const text = body === undefined ? undefined : body instanceof Buffer ? body : JSON.stringify(body)
    const entry = { kind, at: performance.now(), path }
    return new Promise((resolve) => {
      const end = (status, reply) => {
        if (entry.ms !== undefined) return
        entry.ms = performance.now() - entry.at
        entry.status = status
        entry.retry = reply?.headers['retry-after']
        journal.push(entry)
        clearTimeout(timer)
        resolve({ status, json: reply?.json })
      }
      const outgoing = request(base + path, {
        method,
        agent,
        headers: {
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          ...headers,
        },
      })
      const timer = setTimeout(() => {
        end('hang')
        outgoing.destroy()
      }, givenUp)
      outgoing.on('response', (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', () => end('reset'))
        answer.on('end', () => {
          const raw = Buffer.concat(chunks).toString()
          const json = /json/.test(answer.headers['content-type'] ?? '') && raw ? JSON.parse(raw) : undefined
          end(answer.statusCode, { headers: answer.headers, json })
        })
      })
      outgoing.on('error', () => {
        // A connection that was kept too long is closed by either side now and then: that was no request yet.
        if (outgoing.reusedSocket && entry.ms === undefined && entry.again === undefined) {
          clearTimeout(timer)
          made += 1
          resolve(ask(kind, method, path, body, headers, base))
        } else end('reset')
      })
      outgoing.end(text)
    })
  }

  /** Asks until it is answered otherwise than with "not now": as a patient page does, always with the same key. */
  async function insist(kind, path, body, { key, until }) {
    for (;;) {
      const answer = await ask(kind, 'POST', path, body, key ? { 'idempotency-key': key } : {})
      const later = answer.status === 503 || answer.status === 409 || typeof answer.status !== 'number'
      const isLost = answer.json?.code === 'idempotency_answer_lost'
      if (!later || isLost || performance.now() > until) return { ...answer, isLost }
      await sleep(300 + Math.random() * 400)
    }
  }

  async function checkout() {
    const n = ++made
    const until = performance.now() + 45_000
    const keyed = n % 2 === 0
    const step = async (path, body, name) => {
      const key = keyed ? `${name}-${n}-${process.pid}-${acknowledged.started}` : undefined
      return insist('checkout', path, body, { key, until })
    }
    const { json } = await step('/store/carts', { region_id: stage.region.id }, 'cart')
    const cart = json?.cart?.id
    if (!cart) return
    const variant = stage.products[n % stage.products.length].variants[n % 3].id
    for (const [path, body, name] of [
      ['/line-items', { variant_id: variant, quantity: 1 }, 'line'],
      ['', { email: `buyer${n}@example.com`, shipping_address: address }, 'address'],
      ['/shipping-methods', { option_id: stage.option.id }, 'method'],
      ['/payment-sessions', {}, 'payment'],
    ]) {
      const { status, isLost } = await step(`/store/carts/${cart}${path}`, body, name)
      if (status !== 200 && !isLost) return
    }
    const { status, json: order } = await step(`/store/carts/${cart}/complete`, {}, 'complete')
    if (status === 200 && order?.type === 'order') acknowledged.push({ cart, order: order.data.id })
  }
  acknowledged.started = Date.now().toString(36)

  const work = new Set()
  const begin = (promise) => {
    work.add(promise)
    promise.finally(() => work.delete(promise))
  }
  /** Something every so many ms, whether the last is answered or not, but never more than so many at once. */
  const every = (ms, most, act) => {
    let open = 0
    const timer = setInterval(() => {
      if (!going || open >= most) return
      open += 1
      begin(
        act().finally(() => {
          open -= 1
        }),
      )
    }, ms)
    return () => clearInterval(timer)
  }
  const multipart = (name, text) => {
    const boundary = 'cartwright-faults'
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...stage.staff },
      body: Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
      ),
    }
  }
  const upload = async (kind, name, text) => {
    const { headers, body } = multipart(name, text)
    return ask(kind, 'POST', '/admin/uploads', body, headers)
  }

  const product = (n) => stage.products[n % stage.products.length]
  const stops = []
  return {
    journal,
    acknowledged,
    jobs,
    ask,
    upload,
    /** The doors open: so many checkouts a second, as long as the shop keeps up, readers, staff. */
    start(perSecond) {
      stops.push(
        every(1000 / perSecond, perSecond, checkout),
        every(200, 4, () => ask('read', 'GET', `/store/products/${product(made).id}`)),
        every(300, 4, () => ask('read', 'GET', `/store/products?limit=12&region_id=${stage.region.id}`)),
        every(500, 2, () => ask('read', 'GET', '/admin/orders?limit=5', undefined, stage.staff)),
        every(500, 4, () => {
          const metadata = { touched: String(made) }
          return ask('write', 'POST', `/admin/products/${product(made).id}`, { metadata }, stage.staff)
        }),
        every(1000, 4, () => upload('upload', 'note.txt', 'a note')),
      )
    },
    /** Asks every server until it reads and writes well again; answers how long the slowest took, in s. */
    async recovered() {
      const began = performance.now()
      const good = async (base, ...call) => {
        while (performance.now() - began < 60_000) {
          const { status } = await ask('probe', ...call, {}, base)
          if (status === 200) return
          await sleep(100)
        }
      }
      await Promise.all(
        stage.bases.flatMap((base) => [
          good(base, 'GET', `/store/products/${product(0).id}`, undefined),
          good(base, 'POST', '/store/carts', { region_id: stage.region.id }),
        ]),
      )
      return (performance.now() - began) / 1000
    },
    /** No new shoppers; who is inside finishes. */
    async leave() {
      going = false
      for (const stop of stops) stop()
      while (work.size > 0) await Promise.race([Promise.all(work), sleep(1000)])
      agent.destroy()
    },
  }
}
