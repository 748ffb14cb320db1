import { type CallName, contract, type Endpoint } from '@cartwright/contract'
import { stringify } from 'qs'
import { z } from 'zod'
import {
  brokenBodies,
  brokenQueries,
  brokenSegments,
  damaged,
  hostileTexts,
  hostileValue,
  oddHeaders,
} from './hostile'
import type { Random } from './random'
import { keyOf, type Named, parametersOf, type Rows } from './rows'
import { type Known, type Schema, sample } from './sample'

/** One request of a run, as it is sent. */
export interface FuzzRequest {
  call: CallName
  method: string
  /** Path and query as they stand on the wire. */
  target: string
  headers: [string, string][]
  body?: string | Uint8Array
  /** Nothing in it is wrong on purpose. */
  isWellMeant: boolean
  caller: 'nobody' | 'customer' | 'staff'
}

const schemas = new Map<z.ZodType, Schema>()
/** What a part of a call takes, as its document says. */
export function schemaOf(type: z.ZodType): Schema {
  let schema = schemas.get(type)
  if (!schema) {
    schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as Schema
    schemas.set(type, schema)
  }
  return schema
}

export const calls = Object.entries(contract) as [CallName, Endpoint][]

/** A request for this call: rarely right in all, usually wrong in one or two of its parts. */
export function requestFor(
  random: Random,
  [call, endpoint]: (typeof calls)[number],
  rows: Rows,
): FuzzRequest {
  const [method = '', path = ''] = call.split(' ')
  const isAdmin = path.startsWith('/admin')
  // How many parts are wrong: three in ten of the requests mean well.
  const wrong = random.pick([0, 0, 0, 1, 1, 1, 1, 1, 2, 3])
  const parts = (['path', 'query', 'body', 'body', 'headers'] as const).filter(
    (part) => part !== 'body' || endpoint.body,
  )
  const broken = new Set(Array.from({ length: wrong }, () => random.pick(parts)))
  const headers: [string, string][] = []
  // Deletions would soon leave nothing to ask about.
  const missesOnPurpose = method === 'DELETE' && random.chance(0.85)
  const { sent, named } = pathOf(random, path, rows, broken.has('path') || missesOnPurpose)
  const known: Known = { value: (chance, field, parent) => rows.value(chance, field, parent, named) }
  const target = sent + queryOf(random, endpoint, known, broken.has('query'))
  const body = method === 'GET' ? undefined : bodyOf(random, endpoint, known, broken.has('body'))
  if (body !== undefined)
    headers.push([
      'content-type',
      endpoint.multipart ? 'multipart/form-data; boundary=x' : 'application/json',
    ])
  if (broken.has('headers'))
    for (let at = random.below(3); at >= 0; at--) headers.push([...random.pick(oddHeaders)])
  const caller = random.chance(0.15)
    ? random.pick(['nobody', 'customer', 'staff'] as const)
    : isAdmin
      ? 'staff'
      : random.pick(['nobody', 'customer', 'customer'] as const)
  return { call, method, target, headers, body, caller, isWellMeant: wrong === 0 }
}

/** The path as it is sent, and what it names. */
function pathOf(random: Random, path: string, rows: Rows, isBroken: boolean): { sent: string; named: Named } {
  const segments = path.split('/')
  const parameters = parametersOf(path)
  const places = parameters.map(({ at }) => at)
  const found = rows.path(random, parameters)
  const named: Named = {}
  for (const [index, at] of places.entries()) {
    const value = found[index] ?? rows.anything(random)
    const { field = '', word = '' } = parameters[index] ?? {}
    named[keyOf(field, word)] = value
    segments[at] = encodeURIComponent(value)
  }
  if (isBroken) {
    const at =
      places.length > 0 && random.chance(0.9) ? random.pick(places) : random.below(segments.length - 1) + 1
    segments[at] = random.chance(0.4)
      ? random.pick(brokenSegments)
      : random.chance(0.5)
        ? encodeURIComponent(rows.anything(random))
        : encodeURIComponent(wellFormed(random.pick(hostileTexts)) || ' ')
  }
  return { sent: segments.join('/'), named }
}

/** Lone surrogates have no percent-encoding. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd')

function queryOf(random: Random, endpoint: Endpoint, known: Known, isBroken: boolean): string {
  if (isBroken && random.chance(0.35)) return `?${random.pick(brokenQueries)}`
  const asked = (endpoint.query ? sample(random, schemaOf(endpoint.query), known) : {}) as Record<
    string,
    unknown
  >
  const { reply } = endpoint
  if ('order' in asked)
    asked.order = random.pick(['created_at', '-created_at', 'id', '-updated_at', 'title', 'email'])
  const names = [...(reply?.fields ?? []), ...(reply?.relations ?? []), ...(reply?.allowedRelations ?? [])]
  if ('fields' in asked) asked.fields = random.pick(reply?.allowedFields ?? (names.length ? names : ['id']))
  if ('expand' in asked)
    asked.expand = random.pick([...(reply?.allowedRelations ?? reply?.relations ?? []), ''])
  if ('q' in asked) asked.q = random.pick(['shirt', 'a', 'ada@example.com', '1', '%', 'x y'])
  const sent = isBroken ? damaged(random, asked) : asked
  if (!sent || typeof sent !== 'object')
    return `?${encodeURIComponent(wellFormed(String(sent)).slice(0, 9000))}`
  let text: string
  try {
    text = stringify(sent, { arrayFormat: 'brackets', encode: true })
  } catch {
    text = 'a=%ED%A0%80'
  }
  return text ? `?${text.slice(0, 12_000)}` : ''
}

function bodyOf(
  random: Random,
  endpoint: Endpoint,
  known: Known,
  isBroken: boolean,
): string | Uint8Array | undefined {
  if (endpoint.multipart) return isBroken ? random.pick(brokenBodies) : multipart(random)
  if (!endpoint.body) return isBroken || random.chance(0.1) ? JSON.stringify(hostileValue(random)) : undefined
  if (isBroken && random.chance(0.15)) return random.pick(brokenBodies)
  let value = sample(random, schemaOf(endpoint.body), known)
  if (isBroken) for (let at = random.below(2); at >= 0; at--) value = damaged(random, value)
  return JSON.stringify(value)
}

/** A file, as a browser's form sends it. */
function multipart(random: Random): string {
  const name = random.pick(['a.png', 'list.csv', '../../x', '.htaccess', 'ö\u0301.svg', '', 'a'.repeat(400)])
  const content = random.pick(['a;b', '<svg/>', 'GIF89a', '', '<script>'])
  const field = random.pick(['files', 'files', 'files', 'file', '__proto__'])
  return `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n--x--\r\n`
}
