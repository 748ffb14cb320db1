import type { HealthCheck } from '@cartwright/contract'
import { isExpanding } from '../../store/database/migration-kinds'
import type { Instance } from './queries'

/** What the instances are held against. */
export interface Surroundings {
  /** The time by the clock of the database. */
  at: string
  /** The migrations that were applied to it, in their order. */
  migrations: readonly string[]
  /** How many connections its server has for them; undefined where it is embedded. */
  connections?: number
}

/** How long two versions may run beside each other before somebody has forgotten something, in ms. */
const rollout = 3_600_000
/** How far clocks may be apart, and from where on leases of a minute are none any more, in ms. */
const clocksApart = 2000
const leasesFail = 30_000

type Rule = (instances: readonly Instance[], around: Surroundings) => HealthCheck | undefined

/** What does not fit among the processes that serve one shop, each with what to do about it. */
export function fitOf(instances: readonly Instance[], around: Surroundings): HealthCheck[] {
  const found = [versions, schema, clocks, secrets, files, limits, pools].flatMap(
    (rule) => rule(instances, around) ?? [],
  )
  return instances.length === 0 ? [] : [whatThereIs(instances), ...found]
}

function whatThereIs(instances: readonly Instance[]): HealthCheck {
  const machines = groups(instances, ({ host }) => host).size
  const detail = `${many(instances.length, 'process', 'processes')} on ${many(machines, 'machine')}, version ${[...groups(instances, ({ version }) => version).keys()].join(' and ')}`
  return { id: 'instances', status: 'ok', title: 'Instances', detail, fix: null }
}

const versions: Rule = (instances, { at }) => {
  const byVersion = groups(instances, ({ version }) => version)
  if (byVersion.size < 2) return undefined
  const [newest = '', ...older] = [...byVersion.keys()].sort(laterFirst)
  const began = Math.min(...(byVersion.get(newest) ?? []).map(({ started_at }) => Date.parse(started_at)))
  const lasting = Date.parse(at) - began
  const said = [...byVersion].map(([version, those]) => `${version} on ${named(those)}`).join(', ')
  return lasting < rollout
    ? { id: 'instance_versions', status: 'ok', title: 'Versions', detail: `${said}: a rollout`, fix: null }
    : amiss(
        'instance_versions',
        'warning',
        'Versions',
        `${said}, for ${Math.floor(lasting / 3_600_000)} h`,
        `finish the rollout: start those of ${older.join(' and ')} with ${newest}`,
      )
}

/** Beside a migration that only adds, an instance that does not know it goes on; beside any other it may write what is lost. */
const schema: Rule = (instances, { migrations }) => {
  const unknownTo = ({ migration }: Instance) =>
    migrations.filter((name) => name > migration && !isExpanding(name))
  const behind = instances.filter((one) => unknownTo(one).length > 0)
  if (behind.length === 0) return undefined
  const unknown = [...new Set(behind.flatMap(unknownTo))].sort()
  return amiss(
    'instance_schema',
    'error',
    'Tables',
    `${named(behind)} ${behind.length === 1 ? 'does' : 'do'} not know ${unknown.join(', ')}, which changed what ${behind.length === 1 ? 'it works' : 'they work'} on`,
    'start them with the version that the database was brought to',
  )
}

const clocks: Rule = (instances) => {
  const measured = instances
    .flatMap((one) => (one.clock_ahead === null ? [] : [{ one, ahead: one.clock_ahead }]))
    .sort((a, b) => a.ahead - b.ahead)
  const [last, first] = [measured.at(0), measured.at(-1)]
  if (!last || !first || first.ahead - last.ahead <= clocksApart) return undefined
  const apart = first.ahead - last.ahead
  return amiss(
    'instance_clocks',
    apart > leasesFail ? 'error' : 'warning',
    'Clocks of instances',
    `${nameOf(first.one)} is ${(apart / 1000).toFixed(1)} s ahead of ${nameOf(last.one)}${apart > leasesFail ? ': work that one has in hand looks abandoned to the other' : ''}`,
    'have a time server set them (chrony, systemd-timesyncd)',
  )
}

const secrets: Rule = (instances) => {
  const kinds = groups(instances, (one) => one.secrets)
  if (kinds.size < 2) return undefined
  return amiss(
    'instance_secrets',
    'error',
    'Secrets of instances',
    `differ: ${[...kinds.values()].map(named).join(' against ')}. Who signs in at one is a stranger to the other`,
    'give all of them the same JWT_SECRET and TOKEN_SECRET and start them anew; while secrets are turned over, *_BEFORE holds the old ones',
  )
}

const files: Rule = (instances) => {
  const places = groups(instances, (one) => one.files)
  if (places.size > 1)
    return amiss(
      'instance_files',
      'error',
      'Files of instances',
      `lie in different places: ${[...places].map(([place, those]) => `${place} of ${named(those)}`).join(', ')}`,
      'give all of them the same bucket: S3_BUCKET, S3_REGION and S3_ENDPOINT',
    )
  const machines = groups(instances, ({ host }) => host)
  if (machines.size < 2 || !instances[0]?.files.startsWith('disk')) return undefined
  return amiss(
    'instance_files',
    'warning',
    'Files of instances',
    `lie on a disk of each of ${many(machines.size, 'machine')}: a picture that one took in is missing at the others`,
    'keep them in a bucket: S3_BUCKET. A folder that all of them share over the network does as well',
  )
}

const limits: Rule = (instances) => {
  if (groups(instances, instanceOf).size < 2) return undefined
  const places = groups(instances, ({ redis }) => redis ?? '')
  if (places.size === 1 && !places.has('')) return undefined
  const alone = places.get('')
  return amiss(
    'instance_limits',
    'warning',
    'Limits of instances',
    alone
      ? `${named(alone)} ${alone.length === 1 ? 'counts for itself' : 'count each for themselves'}, so limits are as many times as wide`
      : `are counted in different places: ${[...places].map(([place, those]) => `${place} by ${named(those)}`).join(', ')}`,
    'give all of them the same REDIS_URL',
  )
}

const pools: Rule = (instances, { connections }) => {
  if (connections === undefined) return undefined
  const taken = instances.reduce((sum, one) => sum + (one.pool_size ?? 0), 0)
  const said = `${many(instances.length, 'process', 'processes')} may take ${taken} connections, and the server has ${connections} for them`
  const fix =
    'lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler between (DATABASE_POOLER=transaction)'
  if (taken > connections) return amiss('instance_pools', 'error', 'Connections', said, fix)
  if (2 * taken > connections)
    return amiss(
      'instance_pools',
      'warning',
      'Connections',
      `${said}: too few while a new version rolls out, which needs twice as many`,
      fix,
    )
  return undefined
}

const amiss = (
  id: string,
  status: 'warning' | 'error',
  title: string,
  detail: string,
  fix: string,
): HealthCheck => ({ id, status, title, detail, fix })

function groups(instances: readonly Instance[], by: (one: Instance) => string): Map<string, Instance[]> {
  const found = new Map<string, Instance[]>()
  for (const one of instances) found.set(by(one), [...(found.get(by(one)) ?? []), one])
  return found
}

/** Workers of one port are one instance. */
const instanceOf = ({ host, pid }: Instance) => `${host} (${pid})`
const nameOf = (one: Instance) => `${instanceOf(one)}${one.worker === null ? '' : ` worker ${one.worker}`}`
const named = (those: readonly Instance[]) => [...groups(those, instanceOf).keys()].join(', ')
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** Versions by their numbers; a release is later than what led to it. */
function laterFirst(a: string, b: string): number {
  const [[numbersA = '', beforeA], [numbersB = '', beforeB]] = [a.split(/-(.*)/), b.split(/-(.*)/)]
  const compared = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true })
  if (numbersA !== numbersB) return compared(numbersA, numbersB)
  return beforeA && beforeB ? compared(beforeA, beforeB) : Number(Boolean(beforeA)) - Number(Boolean(beforeB))
}
