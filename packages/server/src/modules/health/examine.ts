import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthCheck } from '@cartwright/contract'
import { packageVersion } from '../../package-root'
import { lookAtReplicas, type ReplicaLook } from '../../store/database/look-at-replicas'
import { migrationStatus } from '../../store/database/migrate'
import type { DatabaseConfig } from '../../store/database/open'
import { brokenAudit } from '../audit/verify'

/** Where a shop keeps what it has, and what it is told. */
export interface Place {
  data: string
  database?: DatabaseConfig
  baseUrl?: string
}

const ok = (id: string, title: string, detail: string): HealthCheck => ({
  id,
  status: 'ok',
  title,
  detail,
  fix: null,
})
const wrong = (
  id: string,
  status: 'warning' | 'error',
  title: string,
  detail: string,
  fix: string,
): HealthCheck => ({ id, status, title, detail, fix })

/** Looks at everything a shop needs that can be seen while it is closed: what `cartwright doctor` says. */
export async function examine(place: Place): Promise<HealthCheck[]> {
  return [
    ok('version', 'Cartwright', packageVersion()),
    node(process.versions.node),
    folder(place.data),
    secrets(place.data),
    ...(await space(place.data)),
    ...address(place.baseUrl),
    ...(await database(place)),
  ]
}

function node(version: string): HealthCheck {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
    ? ok('node', 'Node', version)
    : wrong('node', 'error', 'Node', version, 'install Node 20.19 or later')
}

function folder(path: string): HealthCheck {
  if (!existsSync(path)) return ok('data', 'Data', `${path} will be made at the first start`)
  try {
    accessSync(path, constants.W_OK)
    return ok('data', 'Data', path)
  } catch {
    return wrong('data', 'error', 'Data', `${path} cannot be written`, `chown or chmod ${path}`)
  }
}

function secrets(data: string): HealthCheck {
  const file = join(data, 'secrets.json')
  if (!existsSync(file)) return ok('secrets', 'Secrets', 'will be made at the first start')
  const mode = statSync(file).mode & 0o777
  const detail = `mode ${mode.toString(8)}`
  return (mode & 0o077) === 0
    ? ok('secrets', 'Secrets', detail)
    : wrong('secrets', 'error', 'Secrets', detail, `chmod 600 ${file}`)
}

/** Below so much of a disk nothing should be started any more, in bytes. */
const littleSpace = 1_000_000_000

async function space(data: string): Promise<HealthCheck[]> {
  if (!existsSync(data)) return []
  const { bavail, bsize } = await statfs(data)
  const free = bavail * bsize
  const detail = `${(free / 1e9).toFixed(1)} GB free`
  return [
    free >= littleSpace
      ? ok('space', 'Disk', detail)
      : wrong('space', 'warning', 'Disk', detail, 'make room, or move the data folder to a larger disk'),
  ]
}

function address(baseUrl: string | undefined): HealthCheck[] {
  if (baseUrl === undefined) return []
  const { protocol, hostname } = new URL(baseUrl)
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname)
  return [
    isLocal || protocol === 'http:'
      ? wrong(
          'address',
          'warning',
          'Address',
          isLocal ? `${baseUrl} is reached from this machine alone` : `${baseUrl} is not encrypted`,
          'set CARTWRIGHT_BASE_URL to the https address that shoppers use',
        )
      : ok('address', 'Address', baseUrl),
  ]
}

async function database({ data, database }: Place): Promise<HealthCheck[]> {
  const place = database && 'url' in database ? database : { file: join(data, 'shop.db'), ...database }
  try {
    const { applied, pending } = await migrationStatus(place)
    const isBehind = applied.length > 0 && pending.length > 0
    const detail = `${applied.length} applied, ${pending.length} to come`
    return [
      ok('database', 'Database', 'url' in place ? 'PostgreSQL answers' : place.file),
      isBehind
        ? wrong('migrations', 'error', 'Migrations', detail, 'cartwright db migrate')
        : ok('migrations', 'Migrations', detail),
      ...(applied.length > 0 && pending.length === 0 ? [await auditLog(place)] : []),
      ...('url' in place ? (await lookAtReplicas(place)).map(replica) : []),
    ]
  } catch (error) {
    const fix = 'check DATABASE_URL and that PostgreSQL runs'
    return [wrong('database', 'error', 'Database', reasonOf(error as Error), fix)]
  }
}

/** Farther behind than this a replica answers next to nothing, in s. */
const farBehind = 30

function replica(look: ReplicaLook): HealthCheck {
  const { address } = look
  const amiss = (detail: string, fix: string, status: 'warning' | 'error' = 'warning') =>
    wrong('replica', status, 'Replica', `${address} ${detail}`, fix)
  switch (look.state) {
    case 'away':
      return amiss(
        `cannot be read: ${look.reason}`,
        'bring it back, or take it out of DATABASE_REPLICA_URLS; the database itself answers meanwhile',
      )
    case 'strange':
      return amiss(
        'follows another database and is not read from',
        'name servers in DATABASE_REPLICA_URLS that follow DATABASE_URL by streaming replication',
        'error',
      )
    case 'primary':
      return amiss(
        'is the database itself',
        'take it out of DATABASE_REPLICA_URLS: it takes twice the connections',
      )
    case 'follows':
      return look.lag > farBehind
        ? amiss(`is ${Math.round(look.lag)} s behind`, 'look at its load and at the network between them')
        : ok('replica', 'Replica', `${address} follows, ${look.lag.toFixed(1)} s behind`)
  }
}

/** What a query failed for, not the query. */
const reasonOf = ({ message, cause }: Error): string =>
  /^Failed query/.test(message) && cause instanceof Error ? reasonOf(cause) : message

/** Each entry of the audit log holds the hash of the one before: one that was changed or removed shows. */
async function auditLog(place: DatabaseConfig): Promise<HealthCheck> {
  const broken = await brokenAudit(place)
  return broken === undefined
    ? ok('audit_log', 'Audit log', 'unbroken')
    : wrong(
        'audit_log',
        'error',
        'Audit log',
        `changed by hand at entry ${broken}`,
        'compare with a backup: somebody with access to the database changed it',
      )
}

/** How bad the worst of it is. */
export const worstOf = (checks: readonly HealthCheck[]): HealthCheck['status'] =>
  (['error', 'warning'] as const).find((status) => checks.some((check) => check.status === status)) ?? 'ok'
