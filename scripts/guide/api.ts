/** The reference of the API: a page for each family of calls, and one for what they answer with. Read off the contract. */
import { type ApiOperation, type ApiSchema, contract, openapi } from '@cartwright/contract'
import { apiExamples, type Example } from './api-examples'
import { code, type Page, slug, table } from './page'

/** The pages of the reference, and the examples they show. */
export function apiPages(): { pages: Page[]; examples: ReadonlyMap<string, Example> } {
  const document = openapi(contract, { title: 'Cartwright', version: '' })
  const examples = apiExamples()
  const families = new Map<string, ApiOperation[]>()
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const tag = operation.tags[0] ?? ''
    families.set(tag, [...(families.get(tag) ?? []), operation])
  }
  const sorted = [...families].sort(([a], [b]) => a.localeCompare(b))
  return {
    examples,
    pages: [
      overview(sorted),
      ...sorted.map(([tag, operations]) => family(tag, operations, examples)),
      entities(document.components.schemas),
    ],
  }
}

const pathOf = (tag: string) => `reference/api/${slug(tag)}`

const overview = (families: [string, ApiOperation[]][]): Page => ({
  path: 'reference/api/index',
  title: 'API reference',
  description:
    'Every call of the HTTP API, by family, with its parameters, its body and an example that was run.',
  text: `# API reference

${families.reduce((sum, [, all]) => sum + all.length, 0)} calls, written from the contract that server and SDK share. A running shop shows the same at
\`/docs\`, and for programs at \`/openapi.json\`.

- **Amounts** are whole numbers in the smallest unit of their currency: 1990 is 19.90 €.
- **Lists** take \`limit\`, \`offset\` and \`order\`, and answer \`count\`, all that fit.
- **Replies** are shaped by \`expand\`, which replaces the relations that come by themselves, and \`fields\`, which replaces the columns or
  adjusts them with \`+\` and \`-\`.
- **Refusals** have a status, a \`type\`, a \`message\` and often a \`code\`: [troubleshooting](../../troubleshooting.md) tells each.
- **Repeating a write** is safe with a header \`Idempotency-Key\`: the shop does it once for each key.

## The examples

Each example was sent to a shop and answered; \`/docs\` shows the answer. Ids are shortened to their kind and a number: put those of your
shop in their place. They expect three variables:

\`\`\`sh
export SHOP=http://localhost:9000
export TOKEN=…      # of staff: cartwright token create --domain admin --reveal
export CUSTOMER=…   # of a customer: access_token of POST /store/auth/token
\`\`\`

In the SDK \`client\` is \`createClient({ baseUrl, adminToken })\`; see [the SDK](../../sdk.md).

## Families

${table(
  ['Family', 'Calls'],
  families.map(([tag, all]) => [`[${tag}](${slug(tag)}.md)`, String(all.length)]),
)}

What they answer with is described under [entities](entities.md).
`,
})

const family = (tag: string, operations: ApiOperation[], examples: ReadonlyMap<string, Example>): Page => ({
  path: pathOf(tag),
  title: tag,
  description: `${operations.length} calls: ${operations
    .slice(0, 3)
    .map(({ summary }) => summary.charAt(0).toLowerCase() + summary.slice(1))
    .join('; ')}${operations.length > 3 ? ' …' : '.'}`,
  text: [
    `# ${tag}`,
    table(
      ['Call', ''],
      operations.map(({ operationId, summary }) => [
        `[${code(operationId)}](#${slug(operationId)})`,
        summary,
      ]),
    ),
    ...operations.map((operation) => section(operation, examples.get(operation.operationId))),
    '',
  ].join('\n\n'),
})

function section(operation: ApiOperation, example: Example | undefined): string {
  const { operationId, summary, parameters, requestBody, responses, security } = operation
  const sent = Object.entries(requestBody?.content ?? {})[0]
  const [status = '', reply] = Object.entries(responses)[0] ?? []
  const schema = Object.values(reply?.content ?? {})[0]?.schema
  return [
    `## ${operationId} {#${slug(operationId)}}`,
    `${summary}. *For ${who(security)}.*`,
    parameters.length > 0 &&
      `**Parameters**\n\n${table(
        ['Name', 'In', 'Type', ''],
        parameters.map((one) => [
          code(one.name) + (one.required ? ' *' : ''),
          one.in,
          typeOf(one.schema),
          one.description ?? one.schema.description ?? '',
        ]),
      )}`,
    sent && `**Body**${sent[0].includes('json') ? '' : `, as \`${sent[0]}\``}\n\n${fields(sent[1].schema)}`,
    `**Answers ${status}**${schema ? `\n\n${fields(schema)}` : ', with nothing to say.'}`,
    example
      ? `::: code-group\n\n\`\`\`sh [curl]\n${example.curl}\n\`\`\`\n\n\`\`\`ts [SDK]\n${example.sdk}\n\`\`\`\n\n:::`
      : '*No example: it takes a mail server or a browser that the shop of the examples does not have.*',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const who = (security: object[]) =>
  security.length === 0 ? 'anybody' : security.length > 2 ? 'staff' : 'a customer who is signed in'

/** Fields in rows, those of what lies within by their path; entities are named and linked. */
function fields(schema: ApiSchema): string {
  const rows = rowsOf(schema, '', 0)
  return rows.length > 0 ? table(['Field', 'Type', ''], rows) : typeOf(schema)
}

function rowsOf(schema: ApiSchema, above: string, depth: number): string[][] {
  const inner = inside(schema)
  if (!inner?.properties || depth > 3) return []
  return Object.entries(inner.properties).flatMap(([name, value]) => {
    const isList = Boolean(inside(value) !== value && listOf(value))
    const path = `${above}${name}`
    return [
      [code(path) + (inner.required?.includes(name) ? ' *' : ''), typeOf(value), value.description ?? ''],
      ...rowsOf(value, `${path}${isList ? '[]' : ''}.`, depth + 1),
    ]
  })
}

const listOf = (schema: ApiSchema): ApiSchema | undefined =>
  schema.items ?? schema.anyOf?.map(listOf).find((one) => one !== undefined)

/** The object that a field holds, alone, in a list or beside null. */
function inside(schema: ApiSchema): ApiSchema | undefined {
  if (schema.properties) return schema
  if (schema.items) return inside(schema.items)
  return schema.anyOf?.map(inside).find((one) => one !== undefined)
}

function typeOf(schema: ApiSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop() ?? ''
    return `[${name}](entities.md#${slug(name)})`
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(' ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  const bounds =
    schema.maxLength !== undefined
      ? `, up to ${schema.maxLength} letters`
      : schema.minimum !== undefined && schema.maximum !== undefined && Number.isSafeInteger(schema.maximum)
        ? schema.maximum === Number.MAX_SAFE_INTEGER
          ? `, from ${schema.minimum}`
          : `, ${schema.minimum} to ${schema.maximum}`
        : ''
  return `${schema.format === 'date-time' ? 'time' : type}${bounds}`
}

const entities = (schemas: Record<string, ApiSchema>): Page => ({
  path: 'reference/api/entities',
  title: 'Entities',
  description: 'What calls answer with: every entity and its fields.',
  text: [
    '# Entities',
    'What the calls of the API answer with. Relations come where `expand` asks for them, or where a call brings them by itself.',
    ...Object.entries(schemas)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) =>
        [`## ${name} {#${slug(name)}}`, schema.description, fields(schema)].filter(Boolean).join('\n\n'),
      ),
    '',
  ].join('\n\n'),
})
