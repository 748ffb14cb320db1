import { contract } from '@cartwright/contract'
import type { Plugin, PluginDoor, PluginMigration, PluginRoute } from './plugin'

type Dialect = 'sqlite' | 'postgres'

/** The statements of a step for a database. */
export function statementsOf({ sql }: PluginMigration, dialect: Dialect): readonly string[] {
  const statements = typeof sql === 'object' && 'sqlite' in sql ? sql[dialect] : sql
  return typeof statements === 'string' ? [statements] : statements
}

/** `loyalty-card` as the names of its tables begin. */
export const tablePrefix = ({ name }: Pick<Plugin, 'name'>) => `${name.replaceAll('-', '_')}_`

const prefixed = (word: string) => `plugin:${word}`
/** Under which name the records of the shop know a subscriber or timed work of a plugin. */
export const idIn = ({ name }: Pick<Plugin, 'name'>, id: string) => prefixed(`${name}:${id}`)

/**
 * Holds plugins to what is theirs: a name each, routes below it, doors where nobody else answers, tables that begin with it.
 * @throws an Error that names the plugin and all that is wrong with it
 */
export function assertPlugins(plugins: readonly Plugin[], ownTables: ReadonlySet<string>): void {
  const names = new Set<string>()
  const doors = new Map<string, string>()
  for (const plugin of plugins) {
    const problems = [
      ...problemsOfName(plugin, names),
      ...(plugin.routes ?? []).flatMap((one) => problemsOfRoute(plugin, one)),
      ...repeated((plugin.routes ?? []).map(({ name }) => name)).map(
        (name) => `it has the route ${name} twice`,
      ),
      ...(plugin.doors ?? []).flatMap((one) => problemsOfDoor(plugin, one, plugins, doors)),
      ...repeated((plugin.migrations ?? []).map(({ name }) => name)).map(
        (name) => `it has two migrations of the name ${name}`,
      ),
      ...(plugin.migrations ?? []).flatMap((one) => problemsOfMigration(plugin, one, ownTables, plugins)),
      ...[...(plugin.subscribers ?? []), ...(plugin.schedule ?? [])]
        .filter(({ id }) => !id)
        .map(() => 'each of its subscribers and each of its timed work needs an id'),
    ]
    names.add(plugin.name)
    if (problems.length > 0)
      throw new Error(`The plugin ${plugin.name || 'without a name'}: ${problems.join('; ')}`)
  }
}

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]

function problemsOfName({ name }: Plugin, taken: ReadonlySet<string>): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return ['its name must be lower case letters, digits and dashes, as loyalty-card']
  if (taken.has(name)) return ['there are two of this name']
  return []
}

/** The words that calls of the shop begin with, behind `/admin` and `/store`. */
const ownFamilies = new Set(Object.keys(contract).map((name) => name.split('/').slice(1, 3).join('/')))

function problemsOfRoute({ name }: Plugin, { name: call, rules: { access } }: PluginRoute): string[] {
  const [method = '', path = ''] = call.split(' ')
  const [, side, family] = path.split('/')
  if (!['GET', 'POST', 'DELETE'].includes(method)) return [`${call}: a route is a GET, a POST or a DELETE`]
  if (side !== 'admin' && side !== 'store') return [`${call}: a route stands below /admin or /store`]
  if (ownFamilies.has(`${side}/${family}`))
    return [`${call}: /${side}/${family} is the shop's own; its routes stand below /${side}/${name}`]
  if (family !== name) return [`${call}: its routes stand below /${side}/${name}`]
  if ((side === 'admin') !== (access === 'staff'))
    return [`${call}: routes below /admin are for staff, those below /store for anyone or a customer`]
  return []
}

/** What the addresses begin with that the shop answers by itself. */
const ownRoots = new Set([
  'admin',
  'app',
  'docs',
  'health',
  'mcp',
  'metrics',
  'openapi.json',
  'ready',
  'restock-notifications',
  'store',
  'uploads',
])

function problemsOfDoor(
  plugin: Plugin,
  { method, path }: PluginDoor,
  all: readonly Plugin[],
  taken: Map<string, string>,
): string[] {
  const call = `${method} ${path}`
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method))
    return [`${call}: a door is opened by GET, POST, PUT or DELETE`]
  if (!/^(\/(:[a-z_]+|[\w.-]+))+$/i.test(path) || /^\/:/.test(path))
    return [`${call}: a door has a path of words and :names, as /.well-known/thing or /thing/:id`]
  if (ownRoots.has(path.split('/')[1] ?? '')) return [`${call}: this address is the shop's own`]
  const hooks = all.flatMap(({ providers }) => (providers?.payment ?? []).map(({ hooks }) => hooks?.path))
  if (hooks.includes(path)) return [`${call}: a payment provider is told of payments there`]
  const place = `${method} ${path.replace(/:\w+/g, ':')}`
  const other = taken.get(place)
  if (other !== undefined)
    return [other === plugin.name ? `it has the door ${call} twice` : `${call}: this is a door of ${other}`]
  taken.set(place, plugin.name)
  return []
}

/** What a statement makes or changes, where it names a table. */
const target =
  /^\s*(?:create\s+table|alter\s+table|drop\s+table|truncate(?:\s+table)?|insert\s+into|update|delete\s+from|create\s+(?:unique\s+)?index\s[^(]*?\son)\s+(?:if\s+(?:not\s+)?exists\s+|only\s+)*["`]?(\w+)/i

function problemsOfMigration(
  plugin: Plugin,
  migration: PluginMigration,
  ownTables: ReadonlySet<string>,
  all: readonly Plugin[],
): string[] {
  const prefix = tablePrefix(plugin)
  // `loyalty` and `loyalty-card` may live beside each other: a table is of the longest name that it begins with.
  const isAnothers = (table: string) =>
    all.some((one) => tablePrefix(one).length > prefix.length && table.startsWith(tablePrefix(one)))
  return (['sqlite', 'postgres'] as const).flatMap((dialect) =>
    statementsOf(migration, dialect).flatMap((statement) => {
      const table = target.exec(statement)?.[1]?.toLowerCase()
      if (table === undefined)
        return [
          `the migration ${migration.name} has a statement that names no table: ${statement.slice(0, 60)}`,
        ]
      if (ownTables.has(table))
        return [`the migration ${migration.name} changes ${table}, a table of the shop`]
      return table.startsWith(prefix) && !isAnothers(table)
        ? []
        : [`the migration ${migration.name} changes ${table}: its tables begin with ${prefix}`]
    }),
  )
}
