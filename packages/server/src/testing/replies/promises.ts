import data from './promises.json'

/** One field of an entity, as `promises.json` writes it: `customer?:Customer`. */
export interface Field {
  name: string
  isNullable: boolean
  isComputed: boolean
  /** Worked out for every row: it always comes, and cannot be asked for. */
  isFigured: boolean
  /** Stored in v1 and not documented: may come, need not. */
  isSpare: boolean
  /** The text it always is. */
  literal?: string
  /** The entities it may hold, where it is none of the row's own values. */
  entities: readonly string[]
  isList: boolean
}

/** What a call promises. Paths are dotted. */
export interface Promised {
  /** The keys of the envelope, written like fields of an entity. */
  envelope: readonly Field[]
  /** Undefined where the whole entity comes. */
  fields: readonly string[] | undefined
  /** Relations that come when nothing is asked for. */
  relations: readonly string[]
  /** The same where another entity than the first is answered. */
  relationsOf: Readonly<Record<string, readonly string[]>>
  /** Those that come along whatever is asked for, where their parents do. */
  along: readonly string[]
  computed: readonly string[]
  allowedRelations: readonly string[] | undefined
  allowedFields: readonly string[] | undefined
  /** Which of `expand`, `fields` and `order` it takes. */
  asks: ReadonlySet<string>
}

const words = (text: string | undefined) => text?.split(' ').filter(Boolean) ?? []

function fieldOf(text: string): Field {
  const [, name = '', marks = '', literal, entities = '', list] =
    /^(\w+)((?:\?|~|!|=(?=$|[:?~]))*)(?:=([\w-]+))?(?::([\w|]+)(\[\])?)?$/.exec(text) ?? []
  return {
    name,
    isNullable: marks.includes('?'),
    isComputed: marks.includes('='),
    isFigured: marks.includes('!'),
    isSpare: marks.includes('~'),
    literal,
    entities: entities.split('|').filter(Boolean),
    isList: Boolean(list),
  }
}

/** The fields of each entity, by name. */
export const entities: ReadonlyMap<string, ReadonlyMap<string, Field>> = new Map(
  Object.entries(data.entities).map(([entity, text]) => [
    entity,
    new Map(words(text).map((word) => [fieldOf(word).name, fieldOf(word)])),
  ]),
)

/** What each of the calls of v1 promises, by its name. */
export const promises: ReadonlyMap<string, Promised> = new Map(
  data.calls.flatMap((call) => {
    const along = [...words(call.eager), ...words(call.implicit)]
    const promised: Promised = {
      envelope: words(call.returns).map(fieldOf),
      fields: call.fields === undefined ? undefined : words(call.fields),
      relations: words(call.relations),
      relationsOf: Object.fromEntries(
        Object.entries(call.relationsOf ?? {}).map(([entity, paths]) => [entity, words(paths)]),
      ),
      along,
      computed: words(call.computed),
      allowedRelations: call.allowedRelations === undefined ? undefined : words(call.allowedRelations),
      allowedFields: call.allowedFields === undefined ? undefined : words(call.allowedFields),
      asks: new Set(words(call.asks)),
    }
    return call.names.map((name) => [name, promised] as const)
  }),
)
