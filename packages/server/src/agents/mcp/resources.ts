import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server'
import { type AskShop, Refused } from '../ask-shop'
import { type Answer, fitted } from './fitted'

/** What can be read by its address: by the tool that reads the same, which must be offered. */
const templates = [
  {
    tool: 'get_order',
    prefix: 'shop://orders/',
    path: '/admin/orders/',
    name: 'order',
    title: 'Order',
    description: 'An order with all that became of it, by its id',
  },
  {
    tool: 'get_product',
    prefix: 'shop://products/',
    path: '/admin/products/',
    name: 'product',
    title: 'Product',
    description: 'A product with its variants, prices and pictures, by its id',
  },
] as const

const mimeType = 'application/json'

/** Lets orders and products be read at `shop://orders/{id}` and `shop://products/{id}`, as far as their tools are offered. */
export function serveResources(server: Server, ask: AskShop, offered: (tool: string) => boolean): void {
  const mine = templates.filter(({ tool }) => offered(tool))
  // Thousands of records are found by tools, not in a list.
  server.setRequestHandler('resources/list', () => ({ resources: [] }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: mine.map(({ prefix, name, title, description }) => ({
      uriTemplate: `${prefix}{id}`,
      name,
      title,
      description,
      mimeType,
    })),
  }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const one = mine.find(({ prefix }) => uri.startsWith(prefix))
    const id = one && idIn(uri.slice(one.prefix.length))
    if (!one || !id) throw new ResourceNotFoundError(uri)
    const answer = await readOrMiss(uri, () =>
      ask({ method: 'GET', path: one.path + encodeURIComponent(id), query: {} }),
    )
    return { contents: [{ uri, mimeType, text: JSON.stringify(fitted(answer)) }] }
  })
}

function idIn(text: string): string | undefined {
  try {
    const id = decodeURIComponent(text)
    return /^[\w-]+$/.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

async function readOrMiss(uri: string, read: () => Promise<unknown>): Promise<Answer> {
  try {
    return (await read()) as Answer
  } catch (error) {
    if (error instanceof Refused && error.facts.type === 'not_found') throw new ResourceNotFoundError(uri)
    throw error
  }
}
