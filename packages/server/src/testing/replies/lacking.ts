import { entities, type Field, type Promised, promises } from './promises'
import type { Told } from './teller'

type Row = Record<string, unknown>

/** What must be found in a row, and in what hangs on it. */
interface Wanted {
  /** Undefined where all fields of the entity are. */
  fields?: Set<string>
  /** Computed ones beside. */
  more: Set<string>
  relations: Map<string, Wanted>
}

const wanted = (fields?: Set<string>): Wanted => ({ fields, more: new Set(), relations: new Map() })

/** What was looked at: paths of relations by call, and whether a row was ever found there. */
export type Seen = Map<string, boolean>

/**
 * What an answer lacks of what its call promises, as dotted paths. Notes in `seen` which relations held a row: what is
 * promised of the rows of a relation is only proved where there are some.
 */
export function lackingIn({ name, body }: Told, seen: Seen): string[] {
  const promised = promises.get(name)
  if (!promised) return []
  const answer = (body ?? {}) as Row
  const lacks: string[] = []
  for (const field of promised.envelope) {
    const value = answer[field.name]
    if (value === undefined || (field.literal !== undefined && value !== field.literal)) {
      if (!field.isSpare) lacks.push(field.name)
      continue
    }
    const entity = entityAmong(field.entities, answer.type)
    if (!entity) continue
    for (const row of [value].flat() as Row[])
      look(row, entity, wantedOf(promised, entity), field.name, { name, seen, lacks })
    note(seen, `${name} ${field.name}`, [value].flat().length > 0)
  }
  return [...new Set(lacks)]
}

/** Completing a cart says by its type what it answers. */
const entityAmong = (choices: readonly string[], type: unknown): string | undefined =>
  choices.length > 1 ? choices.find((one) => one.toLowerCase() === type) : choices[0]

function wantedOf(promised: Promised, entity: string): Wanted {
  const own = promised.fields?.filter((path) => !path.includes('.'))
  const root = wanted(own && new Set(own))
  const relations = promised.relationsOf[entity] ?? [...promised.relations, ...promised.along]
  for (const path of relations) reach(root, entity, path)
  for (const path of [...promised.computed, ...(promised.fields ?? []).filter((one) => one.includes('.'))])
    reach(root, entity, path)
  return root
}

/** Follows a path from an entity; its last step may be a field. */
function reach(root: Wanted, entity: string, path: string): void {
  let at = root
  let of: string | undefined = entity
  for (const step of path.split('.')) {
    const field: Field | undefined = of ? entities.get(of)?.get(step) : undefined
    if (!field?.entities.length) {
      at.more.add(step)
      return
    }
    const next = at.relations.get(step) ?? wanted()
    at.relations.set(step, next)
    at = next
    of = field.entities[0]
  }
}

interface Looking {
  name: string
  seen: Seen
  lacks: string[]
}

function look(
  row: Row,
  entity: string,
  { fields, more, relations }: Wanted,
  path: string,
  to: Looking,
): void {
  const known = entities.get(entity) ?? new Map()
  for (const field of known.values()) {
    if ((field.entities.length > 0 && !field.isFigured) || field.isSpare) continue
    const isWanted = field.isFigured || (fields ? fields.has(field.name) : !field.isComputed)
    if ((isWanted || more.has(field.name)) && row[field.name] === undefined)
      to.lacks.push(`${path}.${field.name}`)
  }
  for (const [relation, below] of relations) {
    const field = known.get(relation)
    const value = row[relation]
    const at = `${path}.${relation}`
    if (value === undefined || (field?.isList && !Array.isArray(value))) {
      to.lacks.push(at)
      continue
    }
    const rows = ([value].flat() as (Row | null)[]).filter((one) => one !== null)
    note(to.seen, `${to.name} ${at}`, rows.length > 0)
    for (const one of rows) look(one, field?.entities[0] ?? '', below, at, to)
  }
}

const note = (seen: Seen, key: string, isFound: boolean) => seen.set(key, seen.get(key) || isFound)
