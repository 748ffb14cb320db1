import { partsOf, rowsAtMost, rowsByDefault } from './input-schema'
import type { Tool } from './tools'

/** A call as a tool makes it. */
export interface ToolRequest {
  method: string
  /** With the ids in their places, from the root of the shop. */
  path: string
  query: Record<string, unknown>
  /** Absent where the call takes none. */
  body?: Record<string, unknown>
  idempotencyKey?: string
}

/** What is wrong with the arguments of a tool, field by field. */
export class ArgumentError extends Error {
  constructor(readonly problems: readonly { path: string; message: string }[]) {
    super(problems.map(({ message }) => message).join(', '))
  }
}

/**
 * The call that a tool makes of its arguments. Lists hold 20 rows unless more are asked for. What the shop itself checks is left to it:
 * here is told what could not even be sent.
 * @throws ArgumentError for an id that is missing, an argument that is none, and a limit or key out of bounds
 */
export function toolRequest(
  tool: Pick<Tool, 'call' | 'endpoint' | 'inputSchema'>,
  given: Readonly<Record<string, unknown>>,
): ToolRequest {
  const [method = '', pattern = ''] = tool.endpoint.split(' ')
  const parts = partsOf(pattern, tool.call)
  assertArguments(tool, parts.params, given)
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]))
  const { idempotency_key: idempotencyKey } = given
  return {
    method,
    path: pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name]))),
    query: {
      ...(parts.query.includes('limit') ? { limit: rowsByDefault } : {}),
      ...sendable(pick(parts.query)),
    },
    ...(tool.call.body ? { body: pick(parts.body) } : {}),
    ...(typeof idempotencyKey === 'string' ? { idempotencyKey } : {}),
  }
}

/** A query is text: what has no date yet is asked for by the word. */
const sendable = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === null ? 'null' : value]))

function assertArguments(
  { inputSchema }: Pick<Tool, 'inputSchema'>,
  params: readonly string[],
  given: Readonly<Record<string, unknown>>,
): void {
  const problems: { path: string; message: string }[] = []
  const say = (path: string, message: string) => problems.push({ path, message: `${path} ${message}` })
  for (const name of Object.keys(given))
    if (!Object.hasOwn(inputSchema.properties, name))
      problems.push({ path: name, message: `property ${name} should not exist` })
  for (const name of params) {
    const value = given[name]
    // As one part of a path it would lead elsewhere.
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..')
      say(name, 'must be the id of what is meant')
  }
  const { limit, idempotency_key: key } = given
  if ('limit' in inputSchema.properties && limit !== undefined && !isLimit(limit))
    say('limit', `must be a whole number from 1 to ${rowsAtMost}`)
  if ('idempotency_key' in inputSchema.properties && key !== undefined && !isKey(key))
    say('idempotency_key', 'must be 1 to 255 printable characters')
  if (problems.length > 0) throw new ArgumentError(problems)
}

const isLimit = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= rowsAtMost
const isKey = (value: unknown) => typeof value === 'string' && /^[\x20-\x7e]{1,255}$/.test(value)
