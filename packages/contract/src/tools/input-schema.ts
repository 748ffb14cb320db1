import { z } from 'zod'
import type { Endpoint } from '../endpoint'

/** The JSON schema of an object, as tools say what they take. */
export interface ToolSchema {
  type: 'object'
  properties: Record<string, Record<string, unknown>>
  required?: string[]
  additionalProperties: false
  $defs?: Record<string, unknown>
}

/** How many rows of a list a tool answers unless it is asked for more. */
export const rowsByDefault = 20
/** How many rows of a list a tool answers at most. */
export const rowsAtMost = 100

/** Where the parts of a call stand among the arguments of its tool. */
export interface ToolParts {
  params: readonly string[]
  query: readonly string[]
  body: readonly string[]
}

type Properties = Record<string, Record<string, unknown>>

/** What is said of fields that many calls have, beside what their schemas say. */
const meanings: Readonly<Record<string, Record<string, unknown>>> = {
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: rowsAtMost,
    default: rowsByDefault,
    description: 'How many rows at most',
  },
  offset: {
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'How many rows to skip: the rows before this page',
  },
  fields: {
    type: 'string',
    description: 'Columns to answer, with commas between: "id,status,total". Fewer make shorter answers',
  },
  expand: {
    type: 'string',
    description: 'Relations to answer along, dotted, with commas between: "items,customer"',
  },
}

/** What is said of fields of a body by what they are called. */
const bodyMeanings: Readonly<Record<string, string>> = {
  amount: 'In minor units of the currency: 1050 is 10.50 EUR',
  no_notification: 'true: no mail is sent of it',
}

const idempotencyKey = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description:
    'Chosen by you, one for each deed: the same call with the same key again does nothing twice, and answers as the first time',
}

/** Where the parts of a call stand; what its path names comes before a filter of the same name, which is left out. */
export function partsOf(path: string, { query, body }: Pick<Endpoint, 'query' | 'body'>): ToolParts {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    params,
    query: keysOf(query).filter((name) => !params.includes(name)),
    body: keysOf(body),
  }
}

/**
 * What a tool takes, as one flat object: the ids of the path, the query, and the fields of the body, and a key for
 * repetition where `isRepeatable`. @throws Error for a call whose query and body name the same
 */
export function inputSchema(path: string, endpoint: Endpoint, isRepeatable: boolean): ToolSchema {
  const parts = partsOf(path, endpoint)
  const twice = parts.body.find((name) => parts.params.includes(name) || parts.query.includes(name))
  if (twice) throw new Error(`${path} takes ${twice} in two places: a tool could not tell them apart`)
  const query = ofPart(endpoint.query, parts.query)
  const body = ofPart(endpoint.body, parts.body)
  const definitions = { ...query.definitions, ...body.definitions }
  const required = [...parts.params, ...query.required, ...body.required]
  const properties: Properties = {}
  for (const name of parts.params) properties[name] = { type: 'string', minLength: 1 }
  for (const [name, schema] of Object.entries(query.properties)) properties[name] = meanings[name] ?? schema
  for (const [name, schema] of Object.entries(body.properties))
    properties[name] = bodyMeanings[name] ? { ...schema, description: bodyMeanings[name] } : schema
  if (isRepeatable) properties.idempotency_key = idempotencyKey
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
  }
}

function ofPart(schema: z.ZodType | undefined, names: readonly string[]) {
  const { properties, required, $defs } = schema ? jsonSchema(schema) : {}
  const mine = (name: string) => names.includes(name)
  return {
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => mine(name))),
    required: (required ?? []).filter(mine),
    definitions: $defs ?? {},
  }
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: one }) => {
      // What every whole number has says nothing, and is read with every list of tools.
      if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum
      if (one.minimum === Number.MIN_SAFE_INTEGER) delete one.minimum
      if (one.format === 'date-time') delete one.pattern
    },
  }) as { properties?: Properties; required?: string[]; $defs?: Record<string, unknown> }

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
