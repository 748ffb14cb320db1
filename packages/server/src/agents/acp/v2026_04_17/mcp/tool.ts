import { ProtocolError as RpcError, type Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { toolSchema } from '../../../tool-schema'
import type { Operation } from '../operation'

/** What stands in headers by REST. What else is said there is let be. */
const Meta = z.looseObject({
  api_version: z.string().max(100).optional(),
  idempotency_key: z.string().min(1).max(255).optional(),
  accept_language: z.string().max(1000).optional(),
})
const Id = z.string().min(1).max(500)

const argumentsTaken = ({ call, payload, body }: Operation) =>
  z.object({
    meta: Meta,
    ...(call.includes(':id') ? { id: Id } : {}),
    ...(payload === 'required' ? { payload: body } : {}),
    ...(payload === 'optional' ? { payload: body.optional() } : {}),
  })

/** An operation as a tool. */
export function toolOf(operation: Operation): Tool {
  const { name, description, call } = operation
  const isReading = call.startsWith('GET ')
  return {
    name,
    description,
    inputSchema: toolSchema(argumentsTaken(operation)),
    outputSchema: {
      type: 'object',
      description: 'A CheckoutSession of the release, with its order once it is completed.',
      properties: { id: { type: 'string' }, status: { type: 'string' } },
      required: ['id', 'status'],
    },
    annotations: {
      readOnlyHint: isReading,
      destructiveHint: !isReading,
      idempotentHint: isReading,
      openWorldHint: true,
    },
  }
}

/** What a call of a tool says, in the words of an operation. */
export interface ToolArguments {
  version: string | undefined
  key: string | undefined
  language: string | undefined
  params: Record<string, string>
  /** What is the body by REST. */
  payload: unknown
}

/** Takes the arguments of a tool apart. @throws RpcError -32602 where their frame is broken */
export function argumentsOf({ call, payload }: Operation, given: Record<string, unknown>): ToolArguments {
  const frame = z.object({
    meta: Meta,
    ...(call.includes(':id') ? { id: Id } : {}),
    ...(payload === 'required' ? { payload: z.looseObject({}) } : {}),
  })
  const read = frame.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new RpcError(-32602, `${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { meta } = read.data
  return {
    version: meta.api_version,
    key: meta.idempotency_key,
    language: meta.accept_language,
    params: 'id' in read.data ? { id: String(read.data.id) } : {},
    payload: payload === 'none' ? {} : (given.payload ?? {}),
  }
}
