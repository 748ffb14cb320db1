import type { Random } from './random'

/** As much of JSON schema as the contract's inputs use. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  format?: string
  default?: unknown
}

/** Values that really stand in the shop: an id for `variant_id`, a code for `currency_code`. */
export interface Known {
  /** One for a field of this name under this parent, if there is any. */
  value(random: Random, field: string, parent: string): string | undefined
}

const words = ['Shirt', 'a mug', 'Größe L', 'x', 'Ada', 'shirt-1', 'note', '42']

/** A value the schema takes, with ids and codes of real rows where the names of the fields tell which. */
export function sample(random: Random, schema: Schema, known: Known, field = '', parent = ''): unknown {
  return build(schema, field, parent, 0)

  function build(node: Schema, name: string, above: string, depth: number): unknown {
    if (node.$ref) return build(schema.$defs?.[node.$ref.replace('#/$defs/', '')] ?? {}, name, above, depth)
    if ('const' in node) return node.const
    if (node.enum) return random.pick(node.enum)
    const choices = node.anyOf ?? node.oneOf
    if (choices) return build(random.pick(choices), name, above, depth)
    if (node.allOf) return Object.assign({}, ...node.allOf.map((part) => build(part, name, above, depth)))
    const type = Array.isArray(node.type)
      ? node.type[random.chance(0.9) ? 0 : random.below(node.type.length)]
      : node.type
    switch (type) {
      case 'object':
        return object(node, name, depth)
      case 'array': {
        const length = Math.max(node.minItems ?? 0, random.pick([0, 1, 1, 1, 2, 3]))
        return Array.from({ length }, () => build(node.items ?? {}, name, above, depth + 1))
      }
      case 'integer':
      case 'number': {
        // The bounds of every whole number are no bounds worth trying.
        const from = Math.max(0, node.minimum ?? (node.exclusiveMinimum ?? -1) + 1)
        const upTo = Math.min(node.maximum ?? from + 5000, from + random.pick([1, 3, 20, 5000]))
        return from + random.below(Math.max(1, upTo - from + 1))
      }
      case 'boolean':
        return random.chance(0.5)
      case 'null':
        return null
      case 'string':
        return text(node, name, above)
      default:
        return random.pick<unknown>(['free', 1, true, null, { a: 'b' }])
    }
  }

  function object(node: Schema, name: string, depth: number): unknown {
    const entries = Object.entries(node.properties ?? {}).filter(
      ([key]) => node.required?.includes(key) || random.chance(depth > 2 ? 0.15 : 0.4),
    )
    const made = Object.fromEntries(entries.map(([key, inner]) => [key, build(inner, key, name, depth + 1)]))
    if (typeof node.additionalProperties === 'object' && !node.properties)
      for (let at = random.below(3); at > 0; at--)
        made[`key_${at}`] = build(node.additionalProperties, `key_${at}`, name, depth + 1)
    return made
  }

  function text(node: Schema, name: string, above: string): string {
    if (node.format === 'date-time') return new Date(1.7e12 + random.below(1e9) * 1000).toISOString()
    if (node.format === 'email')
      return random.chance(0.5)
        ? (known.value(random, 'email', above) ?? 'someone@example.com')
        : `u${random.below(1e6)}@example.com`
    if (node.format === 'uri') return 'https://img.example/a.png'
    const real = random.chance(0.9) ? known.value(random, name, above) : undefined
    if (real !== undefined) return real
    const made = `${random.pick(words)}${random.chance(0.7) ? ` ${random.below(1e6)}` : ''}`
    return made.padEnd(node.minLength ?? 0, 'x')
  }
}
