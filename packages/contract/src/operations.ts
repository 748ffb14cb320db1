import { contract } from './contract'
import type { Endpoint, EndpointName } from './endpoint'

/** One call of staff, by what it does to what: `capture` of `orders`. Commands and tools take their names from it. */
export interface Operation {
  /** The call's name, `POST /admin/orders/:id/capture`. */
  endpoint: EndpointName
  method: string
  path: string
  family: string
  verb: string
  /** The names of the ids in its path, in their order. */
  ids: readonly string[]
  summary: string
  /** What its query may say. */
  query: readonly string[]
  takesBody: boolean
  isMultipart: boolean
  /** Whether it answers a page, which `limit` and `offset` move through. */
  isPage: boolean
}

/** Signing in and out is for people at a door; who looks at what is said by pages that are open, of which programs have none. */
const apart = new Set(['auth', 'live', 'setup'])
/** Calls that only strangers make, and a second spelling of another. */
const besides = new Set([
  'POST /admin/invites/accept',
  'POST /admin/users/password-token',
  'POST /admin/users/reset-password',
  'POST /admin/store/:currency_code',
])

/**
 * What staff may do, by family, as the contract has it: a call that is added there is a command and a tool. With `names` only
 * families that are called so.
 */
export function familiesOf(
  calls: Readonly<Record<string, Endpoint>> = contract,
  names?: ReadonlySet<string>,
): Map<string, Operation[]> {
  const families = new Map<string, Operation[]>()
  for (const [endpoint, call] of Object.entries(calls)) {
    const [method = '', path = ''] = endpoint.split(' ')
    const [, domain, family = '', ...rest] = path.split('/')
    if (domain !== 'admin' || apart.has(family) || besides.has(endpoint)) continue
    if (names && !names.has(family)) continue
    const operations = families.get(family) ?? []
    const query = keysOf(call.query)
    operations.push({
      endpoint: endpoint as EndpointName,
      method,
      path,
      family,
      verb: verbOf(calls, endpoint, rest),
      ids: rest.filter((part) => part.startsWith(':')).map((part) => part.slice(1)),
      summary: call.summary,
      query,
      takesBody: call.body !== undefined,
      isMultipart: call.multipart ?? false,
      isPage: query.includes('offset') && keysOf(call.returns).includes('count'),
    })
    families.set(family, operations)
  }
  for (const operations of families.values()) operations.sort(byUse)
  return families
}

const usual = ['list', 'get', 'create', 'update', 'delete']
const rank = ({ verb }: Operation) => (usual.indexOf(verb) + usual.length + 1) % (usual.length + 1)
const byUse = (a: Operation, b: Operation) => rank(a) - rank(b) || a.verb.localeCompare(b.verb)

const keysOf = (schema: Endpoint['query']): string[] =>
  schema && 'shape' in schema && schema.shape !== null && typeof schema.shape === 'object'
    ? Object.keys(schema.shape)
    : []

/** `list` and its four companions where a path is the family's own; else what the path says is done to whom. */
function verbOf(
  calls: Readonly<Record<string, Endpoint>>,
  endpoint: string,
  rest: readonly string[],
): string {
  const [method, path] = endpoint.split(' ') as [string, string]
  const words = rest.filter((part) => !part.startsWith(':')).join('-')
  const isOne = rest.at(-1)?.startsWith(':') ?? false
  const isMany = answersMany(calls[endpoint])
  if (words === '') {
    if (method === 'GET') return isMany && !isOne ? 'list' : 'get'
    if (method === 'DELETE') return 'delete'
    return isOne || isSingle(calls, path) ? 'update' : 'create'
  }
  if (method === 'GET') return `${isMany && !isOne && !isOfAll(calls, path) ? 'list' : 'get'}-${words}`
  if (method === 'DELETE') return `delete-${words}`
  if (isOne) return `update-${words}`
  return isCollection(calls, path) ? `add-${words}` : words
}

/** Whether there is one of it, as of the store: reading it answers no list, and posting to it changes it. */
const isSingle = (calls: Readonly<Record<string, Endpoint>>, path: string) => {
  const read = calls[`GET ${path}`]
  return read !== undefined && !answersMany(read) && !(`POST ${path}/update` in calls)
}

/** Whether the same is listed for all of the family too: `products list-stock` beside `products get-stock <id>`. */
const isOfAll = (calls: Readonly<Record<string, Endpoint>>, path: string) =>
  path.includes('/:') && `GET ${path.replace(/\/:\w+/g, '')}` in calls

/** Whether posting to a path adds to what is there: single ones of it are changed or removed, or many at once. */
const isCollection = (calls: Readonly<Record<string, Endpoint>>, path: string) =>
  (path.includes(':') && path.endsWith('/batch')) ||
  `DELETE ${path}` in calls ||
  Object.keys(calls).some(
    (name) => /^(POST|DELETE) /.test(name) && name.split(' ')[1]?.startsWith(`${path}/:`),
  )

const answersMany = (endpoint: Endpoint | undefined): boolean => {
  const { returns } = endpoint ?? {}
  if (!returns || !('shape' in returns)) return false
  const parts = Object.values(returns.shape as Record<string, { def?: { type?: string } }>)
  return (
    (parts.length === 1 || keysOf(returns).includes('count')) &&
    parts.some(({ def }) => def?.type === 'array')
  )
}
