import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toolSchema } from '../../../tool-schema'
import { invalidProfileUrl, isAddress } from '../agent-profile'
import type { Operation } from '../operation'
import { pages } from '../profile'
import { ProtocolError } from '../protocol-error'

const Meta = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.url().max(2000) }),
  'idempotency-key': z.string().min(1).max(255).optional(),
})
const Id = z.string().min(1).max(500)

/** An operation as a tool. What it answers stands in the schema that is named: clients do not follow references out of a tool. */
export function toolOf({ tool: name, description, call, payload, body, answers, needsKey }: Operation): Tool {
  const isReading = call.startsWith('GET ') || payload === 'catalog'
  const takes = z.object({
    meta: needsKey ? Meta.required({ 'idempotency-key': true }) : Meta,
    ...(call.includes(':id') ? { id: Id } : {}),
    ...(payload ? { [payload]: body } : {}),
  })
  return {
    name,
    description,
    inputSchema: toolSchema(takes),
    outputSchema: {
      type: 'object',
      description: `As ${pages}/schemas/shopping/${answers}, or as ${pages}/schemas/shopping/types/error_response.json where ucp.status is error.`,
      properties: { ucp: { type: 'object' } },
      required: ['ucp'],
    },
    annotations: {
      readOnlyHint: isReading,
      destructiveHint: !isReading,
      idempotentHint: isReading || call.startsWith('PUT '),
      openWorldHint: true,
    },
  }
}

/** What a call of a tool says, in the words of an operation. */
export interface ToolArguments {
  profile: string
  key?: string
  params: Record<string, string>
  /** What is the body by REST. */
  body: unknown
}

/**
 * Takes the arguments of a tool apart.
 * @throws ProtocolError invalid_profile_url where they do not say who calls, else invalid_request
 */
export function argumentsOf(operation: Operation, given: Record<string, unknown>): ToolArguments {
  const { meta, id } = given
  const { 'ucp-agent': agent, 'idempotency-key': key } = recordOf(meta)
  const { profile } = recordOf(agent)
  if (!isAddress(profile))
    throw invalidProfileUrl('Say who you are: meta["ucp-agent"].profile is the address of your profile')
  if (key !== undefined && typeof key !== 'string') throw invalid('meta["idempotency-key"]: must be text')
  if (key === undefined && operation.needsKey) throw invalid('meta["idempotency-key"]: is missing')
  const hasId = operation.call.includes(':id')
  const read = hasId ? Id.safeParse(id) : undefined
  if (read && !read.success) throw invalid(`id: ${read.error.issues[0]?.message}`)
  const { payload } = operation
  if (payload && given[payload] === undefined) throw invalid(`${payload}: is missing`)
  return {
    profile: new URL(profile).href,
    ...(key === undefined ? {} : { key }),
    params: read ? { id: read.data } : {},
    body: payload ? given[payload] : {},
  }
}

const invalid = (message: string) => new ProtocolError(400, 'invalid_request', message)

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? { ...value } : {}
