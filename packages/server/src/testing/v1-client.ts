import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type H3, serve } from 'h3'

/** The published v1 client, as it is, over a socket. What it answers is checked by what it holds, so it stays loose. */
// biome-ignore lint/suspicious/noExplicitAny: the client's own types name a server package that is not installed
export type V1Client = any

/** How a client of v1 is made; what it is told is what v1's documentation says. */
export function v1Client(config: object): V1Client {
  const load = createRequire(import.meta.url)('@medusajs/medusa-js')
  const Medusa = (load.default ?? load) as new (config: object) => V1Client
  return new Medusa({ maxRetries: 0, ...config })
}

/** Lets an app answer at an address of its own. */
export async function listening(app: H3): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const server = serve(app, { port: 0, hostname: '127.0.0.1', silent: true })
  await server.ready()
  const address = server.node?.server?.address() as AddressInfo | undefined
  return { baseUrl: `http://127.0.0.1:${address?.port}`, close: () => server.close(true) }
}
