import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** One HTTP call on a kept connection; answers status and parsed body. */
export function call(base, method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const outgoing = request(
      base + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        },
      },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const raw = Buffer.concat(chunks)
          resolve({
            status: response.statusCode,
            bytes: raw.length,
            raw,
            json: () => JSON.parse(raw.toString()),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

/** Runs an operation for a while with so many at once; answers rate, p95 and how often it ran. */
export async function load(operation, { seconds = 3, concurrency = 8, warmup = 0.5 } = {}) {
  const round = async (until, times) => {
    const lane = async (index) => {
      while (performance.now() < until) {
        const at = performance.now()
        await operation(index)
        times?.push(performance.now() - at)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, (_, index) => lane(index)))
  }
  await round(performance.now() + warmup * 1000)
  const times = []
  const started = performance.now()
  return {
    async measure() {
      await round(performance.now() + seconds * 1000, times)
      times.sort((a, b) => a - b)
      return {
        count: times.length,
        perSecond: times.length / ((performance.now() - started) / 1000),
        p95: times[Math.floor(times.length * 0.95)] ?? 0,
      }
    },
  }
}
