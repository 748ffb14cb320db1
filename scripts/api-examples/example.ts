/** Turns what a shop was asked and answered into an example that can be shown. */
import { type CallExample, type CallName, contract } from '@cartwright/contract'
import type { Given, Told } from '../../packages/server/src/testing/replies/teller'

/** A reply of about this many characters says most: shorter ones are often empty, nobody reads longer ones. */
const telling = 900

export function exampleOf({ name, given, body: reply }: Told): CallExample {
  const { query, body } = given
  const params = pathOf(name, given.params)
  const by = whoAsks(given)
  const { asked, answered } = tidier()
  return {
    ...(by ? { by } : {}),
    ...(Object.keys(params).length > 0 ? { params: asked(params) as Record<string, string> } : {}),
    ...(query && Object.keys(query).length > 0 ? { query: asked(query) } : {}),
    ...(body === undefined ? {} : { body: asked(body) }),
    reply: answered(reply),
  }
}

function whoAsks({ headers = {} }: Given): CallExample['by'] {
  if (headers['x-medusa-access-token']) return 'staff'
  return headers.authorization ? 'customer' : undefined
}

/** What fills the path; whoever asks may hand over a whole row. */
function pathOf(name: CallName, given: object = {}): Record<string, string> {
  const keys = [...name.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  return Object.fromEntries(keys.map((key) => [key, String((given as Record<string, unknown>)[key] ?? '')]))
}

/** How well an example shows its call, for choosing the best of several. */
export function worthOf({ body, reply }: CallExample): number {
  const length = JSON.stringify(reply).length
  const hasEmptyList = Object.values(Object(reply)).some((part) => Array.isArray(part) && part.length === 0)
  const off = length < telling ? (telling - length) / telling : Math.log2(length / telling)
  return (body && Object.keys(body).length > 0 ? 1 : 0) - (hasEmptyList ? 2 : 0) - off
}

/** Whether the contract accepts what is sent: shops also answer what is only tolerated. Files are not shown. */
export function isFit(name: CallName, { body }: CallExample): boolean {
  const endpoint = contract[name]
  return !('body' in endpoint) || 'multipart' in endpoint || endpoint.body.safeParse(body ?? {}).success
}

const time = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
const id = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const fileName = /\b[0-9a-hjkmnp-tv-z]{26}-/g
const signed = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g
const random = /^[\w-]{40,}$/
const secret = /^(access_token|api_token|token|refresh_token|secret|client_secret|recovery_codes?)$/

/**
 * Ids are those of their kind in order, so that those that refer to one another still do; times and tokens are always the same.
 * Codes that a shop makes up stay as they are. Lists of an answer are cut to their first entry.
 */
function tidier() {
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  const shortOf = (whole: string, kind: string) => {
    const known = ids.get(whole)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const short = `${kind}_${String(count).padStart(2, '0')}`
    ids.set(whole, short)
    return short
  }
  const text = (value: string): string => {
    if (random.test(value)) return 'token'
    const plain = value
      .replace(signed, 'token')
      .replace(time, '2027-01-31T12:00:00.000Z')
      .replace(id, shortOf)
      .replace(fileName, '')
      .replace(uuid, '00000000-0000-4000-8000-000000000000')
    return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain
  }
  const tidy = (value: unknown, isAnswer: boolean, key = ''): unknown => {
    if (typeof value === 'string') return isAnswer && secret.test(key) ? '…' : text(value)
    if (Array.isArray(value))
      return value.slice(0, isAnswer ? 1 : value.length).map((one) => tidy(one, isAnswer, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [text(name), tidy(part, isAnswer, name)]),
    )
  }
  return {
    asked: (value: unknown) => tidy(value, false),
    answered: (value: unknown) => tidy(value, true),
  }
}
