/** What is read of a schema of the contract to fill a row; schemas of zod have it. */
interface Schema {
  def: {
    type: string
    innerType?: Schema
    element?: Schema
    shape?: Record<string, Schema>
    entries?: Record<string, string>
    values?: unknown[]
  }
  meta(): { id?: string; format?: string } | undefined
}
type Given = Readonly<Record<string, unknown>>

/** What a body names by a text where a row has more: the column that holds the text. */
const named: Record<string, string> = {
  Country: 'iso_2',
  FulfillmentProvider: 'id',
  Image: 'url',
  PaymentProvider: 'id',
}
const prefixes: Record<string, string> = {
  Address: 'addr',
  Customer: 'cus',
  LineItem: 'item',
  MoneyAmount: 'ma',
  PaymentSession: 'ps',
  Product: 'prod',
  ProductCollection: 'pcol',
  ProductOption: 'opt',
  ProductOptionValue: 'optval',
  ProductVariant: 'variant',
  Region: 'reg',
  ShippingMethod: 'sm',
  ShippingOption: 'so',
  Variant: 'variant',
}

/** Fills rows by the schemas of the contract; ids count up, so that two runs of a story look alike. */
export function createFiller(now: () => string = () => new Date().toISOString()) {
  let made = 0
  const idOf = (name: string) =>
    `${prefixes[name] ?? (name.toLowerCase() || 'row')}_${String(++made).padStart(4, '0')}`

  /**
   * A whole row of an entity: what is given, and for the rest `null`, nothing, zero or the first word of an enumeration. Rows
   * within it are filled, too, and point to it.
   */
  function filled<T>(schema: object, given: object, parent: Given = {}): T {
    const entity = plain(schema as Schema)
    // The same thing with its prices has the same ids.
    const name = (entity.meta()?.id ?? '').replace(/^Priced/, '')
    const row: Record<string, unknown> = {}
    const values: Given = { ...parent, ...given }
    row.id = values.id ?? (entity.def.shape?.id?.def.type === 'number' ? ++made : idOf(name))
    const own = { [`${snake(name)}_id`]: row.id }
    for (const [key, field] of Object.entries(entity.def.shape ?? {})) {
      if (key === 'id') continue
      const value = values[key]
      if (value !== undefined && value !== null) row[key] = within(field, value, own)
      else if (!isOptional(field)) row[key] = empty(field, key)
    }
    return row as T
  }

  /** Rows inside of a row; all else as it is. */
  function within(field: Schema, value: unknown, own: Given): unknown {
    const kind = plain(field)
    if (kind.def.type === 'array' && Array.isArray(value) && kind.def.element)
      return value.map((one) => within(kind.def.element as Schema, one, own))
    if (kind.def.type !== 'object') return value
    const column = named[kind.meta()?.id ?? '']
    if (typeof value === 'string') return filled(kind, { [column ?? 'id']: value }, own)
    return filled(kind, value as object, own)
  }

  const empty = (field: Schema, key: string): unknown => {
    if (/^(created|updated)_at$/.test(key)) return now()
    const { def } = field
    switch (def.type) {
      case 'nullable':
        return null
      case 'array':
        return []
      case 'boolean':
        return false
      case 'number':
        return 0
      case 'enum':
        return Object.values(def.entries ?? {})[0]
      case 'literal':
        return def.values?.[0]
      case 'record':
        return {}
      default:
        return ''
    }
  }
  return { filled, now }
}
export type Filler = ReturnType<typeof createFiller>

const isOptional = ({ def }: Schema): boolean =>
  def.type === 'optional' || (def.type === 'nullable' && !!def.innerType && isOptional(def.innerType))

/** What an optional or nullable field holds when it is there. */
const plain = (field: Schema): Schema =>
  field.def.innerType && /^(optional|nullable|default)$/.test(field.def.type)
    ? plain(field.def.innerType)
    : field

/** `ProductVariant` → `variant`, `LineItem` → `line_item`: how other rows call it. */
const snake = (name: string) =>
  name
    .replace(/^Product(?=.)/, '')
    .replace(/(?<!^)[A-Z]/g, '_$&')
    .toLowerCase()
