/** Turns what a shop was asked and answered into an example that can be shown: short, and the same whenever it is made. */
import { type CallName, contract } from '@cartwright/contract'
import type { Told } from '../../packages/server/src/testing/replies/teller'

export interface ApiExample {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  reply: unknown
  /** How well it shows the call; only for choosing. */
  worth: number
}

/** A reply of about this many characters says most: shorter ones are often empty, nobody reads longer ones. */
const telling = 900

export function exampleOf({ name, given, body: reply }: Told): ApiExample {
  const { query, body } = given
  const params = pathOf(name, given.params)
  const tidy = tidier()
  const shown = {
    ...(Object.keys(params).length > 0 ? { params: tidy(params) as Record<string, string> } : {}),
    ...(query && Object.keys(query).length > 0 ? { query: tidy(query) } : {}),
    ...(body === undefined ? {} : { body: tidy(body, '', 3) }),
    reply: tidy(reply),
  }
  const length = JSON.stringify(shown.reply).length
  const hasEmptyList = Object.values(Object(shown.reply)).some(
    (part) => Array.isArray(part) && part.length === 0,
  )
  const off = length < telling ? (telling - length) / telling : Math.log2(length / telling)
  return { ...shown, worth: (body && Object.keys(body).length > 0 ? 1 : 0) - (hasEmptyList ? 2 : 0) - off }
}

/** What fills the path; whoever asks may hand over a whole row. */
function pathOf(name: CallName, given: object = {}): Record<string, string> {
  const keys = [...name.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  return Object.fromEntries(keys.map((key) => [key, String((given as Record<string, unknown>)[key] ?? '')]))
}

/** Whether the contract accepts what is sent: shops also answer what is only tolerated. */
export function isFit(name: CallName, { body }: ApiExample): boolean {
  const endpoint = contract[name]
  return !('body' in endpoint) || endpoint.body.safeParse(body ?? {}).success
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const id = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const secret = /^(access_token|api_token|token|refresh_token|secret|client_secret|password|recovery_codes?)$/

/**
 * Ids count up within an example, so that those that refer to one another still do; times and secrets are always the same.
 * Lists are cut to `most` entries.
 */
function tidier(): (value: unknown, key?: string, most?: number) => unknown {
  const ids = new Map<string, string>()
  const stable = (whole: string, prefix: string) => {
    const known = ids.get(whole) ?? `${prefix}_01${String(ids.size + 1).padStart(24, '0')}`
    ids.set(whole, known)
    return known
  }
  const text = (value: string, key: string): string => {
    if (secret.test(key)) return '…'
    if (time.test(value)) return '2026-05-04T09:30:00.000Z'
    const plain = value.replace(id, stable).replace(uuid, '00000000-0000-4000-8000-000000000000')
    return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain
  }
  const tidy = (value: unknown, key = '', most = 1): unknown => {
    if (typeof value === 'string') return text(value, key)
    if (Array.isArray(value)) return value.slice(0, most).map((one) => tidy(one, key, most))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part, name, most)]))
  }
  return tidy
}
