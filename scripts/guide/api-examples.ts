/**
 * The examples of the API reference: every call of a shop in which everything exists is made while the documentation is
 * built, and a call that succeeded is the example of its name. So none is shown that was refused.
 */
import { type CallName, contract } from '@cartwright/contract'
import { createClient } from '@cartwright/sdk'
import { stringify } from 'qs'
import type { Given } from '../../packages/server/src/testing/replies/teller'
import { toldByRichShop } from '../rich-shop'

export interface Example {
  name: CallName
  given: Given
  curl: string
  sdk: string
}

/** One example for each call that was made, by its name. */
export async function apiExamples(): Promise<ReadonlyMap<string, Example>> {
  const examples = new Map<string, Example>()
  const told = await toldByRichShop()
  for (const { name, given } of told.toSorted((a, b) => weight(b.given) - weight(a.given)))
    if (!examples.has(name)) examples.set(name, exampleOf(name, legible(given)))
  return examples
}

/** The fuller of two says more, up to what can still be read at a glance. */
const weight = ({ body, query }: Given) => {
  const length = JSON.stringify([body, query]).length
  return length > 700 ? 700 / length : length
}

/** The same each time and short: ids are those of their kind in order, times and secrets stand for what a shop has. */
function legible(given: Given): Given {
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  const shortOf = (id: string, kind: string) => {
    const known = ids.get(id)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const short = `${kind}_${String(count).padStart(2, '0')}`
    ids.set(id, short)
    return short
  }
  const { headers, ...rest } = given
  const text = JSON.stringify(rest)
    .replace(/\b([a-z][a-z_]*)_([0-9A-HJKMNP-TV-Z]{26})\b/g, (id, kind: string) => shortOf(id, kind))
    .replace(/"eyJ[\w-]+\.[\w-]+\.[\w-]+"/g, '"token"')
    .replace(/"[\w-]{40,}"/g, '"token"')
    .replace(/"20\d\d-\d\d-\d\dT[\d:.]+Z"/g, '"2027-01-31T12:00:00.000Z"')
  return { ...JSON.parse(text), headers }
}

function exampleOf(name: CallName, given: Given): Example {
  return { name, given, curl: curlOf(name, given), sdk: sdkOf(name, given) }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function curlOf(name: CallName, { params = {}, query, body, headers = {} }: Given): string {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  )
  const search = query ? `?${stringify(query, { arrayFormat: 'brackets', encodeValuesOnly: true })}` : ''
  // Square brackets are patterns to curl.
  const curl = /[[\]{}]/.test(search) ? 'curl --globoff' : 'curl'
  const parts = [`${curl} "$SHOP${filled}${search}"`]
  const isSent = body !== undefined || (contract[name] as { multipart?: unknown }).multipart
  if (method !== 'GET' && !(method === 'POST' && isSent)) parts.push(`--request ${method}`)
  if (headers['x-medusa-access-token']) parts.push('--header "x-medusa-access-token: $TOKEN"')
  if (headers.authorization) parts.push('--header "Authorization: Bearer $CUSTOMER"')
  if ((contract[name] as { multipart?: unknown }).multipart) parts.push('--form files=@jug.webp')
  else if (body !== undefined) parts.push(`--json ${quoted(JSON.stringify(body, null, 2))}`)
  return parts.join(' \\\n  ')
}

type Method = ((...args: unknown[]) => unknown) & { endpoint?: string }

/** The paths of the client's methods, by the call that each makes; of several the first, which is the shortest. */
export const methods: ReadonlyMap<string, string> = (() => {
  const found = new Map<string, string>()
  const walk = (area: object, path: string) => {
    for (const [name, value] of Object.entries(area)) {
      const endpoint = typeof value === 'function' ? (value as Method).endpoint : undefined
      if (endpoint && !found.has(endpoint)) found.set(endpoint, `${path}.${name}`)
      if (value && typeof value === 'object') walk(value, `${path}.${name}`)
    }
  }
  walk(createClient({ baseUrl: 'http://localhost:9000' }), 'client')
  return found
})()

const literal = (value: unknown) =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/"((?:[^"\\'])*)"/g, "'$1'")

function sdkOf(name: CallName, { params = {}, query, body }: Given): string {
  const method = methods.get(name)
  const endpoint = contract[name] as { body?: unknown; query?: unknown }
  if (!method) {
    const given = { ...(Object.keys(params).length ? { params } : {}), ...(query ? { query } : {}) }
    const whole = body === undefined ? given : { ...given, body }
    return `await client.send('${name}'${Object.keys(whole).length ? `, ${literal(whole)}` : ''})`
  }
  if ((contract[name] as { multipart?: unknown }).multipart)
    return `await ${method}(new File([bytes], 'jug.webp', { type: 'image/webp' }))`
  const ids = [...name.matchAll(/:(\w+)/g)].map(([, key = '']) =>
    literal((params as Record<string, string>)[key] ?? ''),
  )
  const sent = body === undefined ? (endpoint.body && query ? ['{}'] : []) : [literal(body)]
  const asked = query ? [literal(query)] : []
  return `await ${method}(${[...ids, ...sent, ...asked].join(', ')})`
}
