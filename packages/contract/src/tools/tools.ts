import type { Endpoint, EndpointName } from '../endpoint'
import type { Operation } from '../operations'
import { permissionOf } from '../scopes'
import { inputSchema, type ToolSchema } from './input-schema'
import { chosenSubjects, isDaily, subjectsOf } from './subjects'
import { toolName } from './tool-name'

/** A call of the contract as agents are offered it, in the words of the Model Context Protocol. */
export interface Tool {
  /** `list_orders`: letters and low lines, at most 64. */
  name: string
  description: string
  inputSchema: ToolSchema
  annotations: {
    readOnlyHint: boolean
    /** Whether it changes or takes away what is there, and not only adds to it. */
    destructiveHint: boolean
    /** Whether the same call again changes nothing more. */
    idempotentHint: boolean
    openWorldHint: false
  }
  /** The family of calls it belongs to: `orders`. */
  subject: string
  endpoint: EndpointName
  /** What the contract says of the call. */
  call: Endpoint
}

/** Which tools are offered. */
export interface ToolChoice {
  /** Offers what writes beside what reads. @default false */
  mayWrite?: boolean
  /** Of which subjects; `all` for all of them. @default those of daily work */
  only?: readonly string[]
}

type Calls = Readonly<Record<EndpointName, Endpoint>>

/**
 * The tools that these calls make, subject by subject. What is said of them comes from the contract alone: no text of a shop,
 * its products or its customers ever stands in a description.
 * @throws RangeError for a subject that is none
 */
export function toolsOf(calls: Calls, { mayWrite = false, only }: ToolChoice = {}): Tool[] {
  const subjects = subjectsOf(calls)
  return chosenSubjects(calls, only).flatMap((subject) =>
    (subjects.get(subject) ?? [])
      .filter((operation) => (mayWrite || operation.method === 'GET') && (only || isDaily(operation)))
      .map((operation) => toolOf(operation, calls[operation.endpoint] as Endpoint)),
  )
}

/** Each is worked out once for each endpoint, as the same ones are asked for over and over. */
const known = new WeakMap<Endpoint, Tool>()

function toolOf(operation: Operation, endpoint: Endpoint): Tool {
  const kept = known.get(endpoint)
  if (kept) return kept
  const { path, method } = operation
  const name = toolName(operation)
  const adds = /^(create|add)_/.test(name)
  const tool: Tool = {
    name,
    description: descriptionOf(operation, endpoint),
    inputSchema: inputSchema(path, endpoint, method === 'POST'),
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: method !== 'GET' && !adds,
      idempotentHint: method !== 'POST' || /^update_/.test(name),
      openWorldHint: false,
    },
    subject: operation.family,
    endpoint: operation.endpoint,
    call: endpoint,
  }
  known.set(endpoint, tool)
  return tool
}

const movesMoney = /\/(capture|refund|pay|authorize|process-payment)$/

function descriptionOf({ endpoint, method, path, isPage }: Operation, { summary }: Endpoint): string {
  if (method === 'GET') return isPage ? `${summary}. A page at a time, by limit and offset.` : `${summary}.`
  const [area] = permissionOf(endpoint)
  return [
    `${summary}.`,
    `Changes the shop at once (${endpoint}, needs ${area}:write).`,
    ...(method === 'DELETE' ? ['Takes away what it names.'] : []),
    ...(movesMoney.test(path) ? ['Moves money.'] : []),
  ].join(' ')
}
