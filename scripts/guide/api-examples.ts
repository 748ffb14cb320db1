/**
 * The examples of the API reference as somebody writes them: by curl, and by the SDK. They are those of `/docs`, each of which
 * a shop has answered (`npm run examples`).
 */
import { readFileSync } from 'node:fs'
import { type CallExample, type CallName, contract } from '@cartwright/contract'
import { createClient } from '@cartwright/sdk'
import { stringify } from 'qs'

export interface Example {
  name: CallName
  curl: string
  sdk: string
}

/** One example for each call that has one, by its name. */
export function apiExamples(): ReadonlyMap<string, Example> {
  const file = new URL('../../packages/server/src/http/api-examples.json', import.meta.url)
  const made = Object.entries(JSON.parse(readFileSync(file, 'utf8'))) as [CallName, CallExample][]
  return new Map(
    made.map(([name, given]) => [name, { name, curl: curlOf(name, given), sdk: sdkOf(name, given) }]),
  )
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function curlOf(name: CallName, { by, params = {}, query, body }: CallExample): string {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = query ? `?${stringify(query, { arrayFormat: 'brackets', encodeValuesOnly: true })}` : ''
  // Square brackets are patterns to curl.
  const curl = /[[\]{}]/.test(search) ? 'curl --globoff' : 'curl'
  const parts = [`${curl} "$SHOP${filled}${search}"`]
  const isSent = body !== undefined || (contract[name] as { multipart?: unknown }).multipart
  if (method !== 'GET' && !(method === 'POST' && isSent)) parts.push(`--request ${method}`)
  if (by === 'staff') parts.push('--header "x-medusa-access-token: $TOKEN"')
  if (by === 'customer') parts.push('--header "Authorization: Bearer $CUSTOMER"')
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

function sdkOf(name: CallName, { params = {}, query, body }: CallExample): string {
  const method = methods.get(name)
  const endpoint = contract[name] as { body?: unknown; query?: unknown }
  if (!method) {
    const given = { ...(Object.keys(params).length ? { params } : {}), ...(query ? { query } : {}) }
    const whole = body === undefined ? given : { ...given, body }
    return `await client.send('${name}'${Object.keys(whole).length ? `, ${literal(whole)}` : ''})`
  }
  if ((contract[name] as { multipart?: unknown }).multipart)
    return `await ${method}(new File([bytes], 'jug.webp', { type: 'image/webp' }))`
  const ids = [...name.matchAll(/:(\w+)/g)].map(([, key = '']) => literal(params[key] ?? ''))
  const sent = body === undefined ? (endpoint.body && query ? ['{}'] : []) : [literal(body)]
  const asked = query ? [literal(query)] : []
  return `await ${method}(${[...ids, ...sent, ...asked].join(', ')})`
}
