import type { Row, Statement } from './engine'

export type RowBuilder = (values: unknown[]) => Row

interface Group {
  fields: Map<string, number>
  groups: Map<string, Group>
}

const emptyGroup = (): Group => ({ fields: new Map(), groups: new Map() })

/**
 * A function that makes a row of a statement's values, of one hidden class: twice as fast as building it key by key.
 * What SQLite keeps as numbers and texts becomes booleans and JSON. A name like `variant.title` puts the value into
 * an object of that name, which is null where its `id` is.
 */
export function rowBuilder(names: readonly string[], decode: Statement['decode']): RowBuilder {
  const kinds = new Map(decode)
  const whole = emptyGroup()
  for (const [at, name] of names.entries()) {
    const path = name.split('.')
    const last = path.pop() as string
    let group = whole
    for (const step of path) {
      let next = group.groups.get(step)
      if (!next) {
        next = emptyGroup()
        group.groups.set(step, next)
      }
      group = next
    }
    group.fields.set(last, at)
  }
  const value = (at: number) => {
    const kind = kinds.get(names[at] as string)
    if (!kind) return `v[${at}]`
    return `v[${at}] === null ? null : ${kind === 'bool' ? `v[${at}] !== 0` : `parse(v[${at}])`}`
  }
  const literal = (group: Group): string => {
    const own = [...group.fields].map(([name, at]) => `${JSON.stringify(name)}: ${value(at)}`)
    const nested = [...group.groups].map(([name, inner]) => {
      const id = inner.fields.get('id')
      const made = literal(inner)
      return `${JSON.stringify(name)}: ${id === undefined ? made : `v[${id}] === null ? null : ${made}`}`
    })
    return `{ ${[...own, ...nested].join(', ')} }`
  }
  // The names are columns of our own tables and aliases of our own queries, and quoted besides.
  return new Function('parse', `return (v) => (${literal(whole)})`)(JSON.parse) as RowBuilder
}
