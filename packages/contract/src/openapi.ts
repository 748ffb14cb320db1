import { z } from 'zod'
import type {
  ApiDocument,
  ApiMedia,
  ApiOperation,
  ApiParameter,
  ApiSchema,
  CallExample,
} from './api-document'
import type { Endpoint } from './endpoint'
import { ErrorReply } from './errors'

type Json = Record<string, unknown>

type Schemas = Record<string, ApiSchema>

const toSchema = (schema: z.ZodType, io: 'input' | 'output', components: Schemas): ApiSchema => {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    cycles: 'ref',
    override: ({ jsonSchema, zodSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  }) as Json & { $defs?: Json }
  for (const [name, definition] of Object.entries($defs ?? {}))
    components[name] ??= rewrite(definition) as ApiSchema
  return rewrite(rest) as ApiSchema
}

/** Definitions move from each schema's own `$defs` to the document's components. */
const rewrite = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(rewrite)
  if (!node || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'id' || typeof (node as Json).id !== 'string')
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : rewrite(value),
      ]),
  )
}

/** How a language is asked for. */
const languageParameters: readonly ApiParameter[] = [
  {
    name: 'locale',
    in: 'query',
    required: false,
    description: 'The language of the answer, as `de-AT`; before Accept-Language',
    schema: { type: 'string' },
  },
  { name: 'Accept-Language', in: 'header', required: false, schema: { type: 'string' } },
]

const exampleValue = (given: unknown, name: unknown): { example?: unknown } => {
  const value = (given as Json | undefined)?.[String(name)]
  return value === undefined ? {} : { example: value }
}

const parameters = (
  path: string,
  endpoint: Endpoint,
  components: Schemas,
  example: CallExample | undefined,
): ApiParameter[] => {
  const inPath: ApiParameter[] = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...exampleValue(example?.params, name),
  }))
  if (endpoint.inLanguages) inPath.push(...languageParameters)
  if (!endpoint.query) return inPath
  const query = toSchema(endpoint.query, 'output', components)
  const optional = (name: string) =>
    endpoint.query instanceof z.ZodObject &&
    endpoint.query.shape[name]?.safeParse(undefined).success !== false
  return [
    ...inPath,
    ...Object.entries(query.properties ?? {}).map(
      ([name, schema]): ApiParameter => ({
        name,
        in: 'query',
        required: !optional(name),
        ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
        schema,
        ...exampleValue(example?.query, name),
      }),
    ),
  ]
}

const media = (schema: ApiSchema, example: unknown): ApiMedia =>
  example === undefined || example === null ? { schema } : { schema, example }

/**
 * The OpenAPI 3.1 document of these calls.
 * @param examples shown with their calls, by the name of the call
 */
export function openapi(
  contract: Record<string, Endpoint>,
  info: { title: string; version: string },
  examples: Record<string, CallExample> = {},
): ApiDocument {
  const components: Schemas = {}
  const paths: Record<string, Record<string, ApiOperation>> = {}
  const error = {
    description: 'Refused: what is wrong, as a sentence and a type',
    content: { 'application/json': { schema: toSchema(ErrorReply, 'output', components) } },
  }
  for (const [name, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = name.split(' ')
    const plain = endpoint.returns instanceof z.ZodLiteral
    const status = endpoint.status ?? 200
    const address = path.replace(/:(\w+)/g, '{$1}')
    const example = examples[name]
    const calls = paths[address] ?? {}
    paths[address] = calls
    calls[method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.summary,
      tags: [`${path.startsWith('/admin') ? 'Admin' : 'Store'} ${endpoint.tag}`],
      security:
        endpoint.access === 'staff'
          ? [{ staff_session: [] }, { bearer: [] }, { api_token: [] }]
          : endpoint.access === 'customer'
            ? [{ staff_session: [] }, { bearer: [] }]
            : [],
      parameters: parameters(path, endpoint, components, example),
      ...(endpoint.body
        ? {
            requestBody: {
              required: true,
              content: {
                [endpoint.multipart ? 'multipart/form-data' : 'application/json']: media(
                  toSchema(endpoint.body, 'input', components),
                  example?.body,
                ),
              },
            },
          }
        : {}),
      responses: {
        [status]:
          status === 204
            ? { description: 'Done; nothing to say' }
            : {
                description: 'OK',
                content: {
                  [plain ? 'text/plain' : 'application/json']: media(
                    toSchema(endpoint.returns, 'output', components),
                    example?.reply,
                  ),
                },
              },
        '4XX': error,
      },
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        staff_session: { type: 'apiKey', in: 'cookie', name: 'connect.sid' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        api_token: { type: 'apiKey', in: 'header', name: 'x-medusa-access-token' },
      },
    },
  }
}
