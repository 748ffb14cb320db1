import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DatabaseConfig, ShopConfig } from '@cartwright/server'
import { CommandError, exit } from './shell'

export interface PlaceOptions {
  data?: string
  baseUrl?: string
}

/** `cartwright.config.ts`, beside what a shop may be told by flags and environment. */
export interface CartwrightConfig extends Partial<ShopConfig> {
  /** A shop elsewhere that commands are for, unless told otherwise. */
  url?: string
  /**
   * The port to listen on.
   * @default 9000
   */
  port?: number
  /**
   * The address to listen on.
   * @default 127.0.0.1
   */
  host?: string
  /**
   * How many processes serve the shop together, or `auto`: one for each core.
   * @default 1
   */
  workers?: number | 'auto'
  /** What is added to the back office: names of packages, or paths of folders and modules from here. */
  extensions?: readonly (string | URL)[]
  /**
   * Module that exports `storefrontHandler`; `false` serves none.
   * @default `@cartwright/storefront`, where it is installed
   */
  storefront?: string | false
}

export const configNames = [
  'cartwright.config.ts',
  'cartwright.config.mts',
  'cartwright.config.js',
  'cartwright.config.mjs',
]

/** Reads the configuration file of the working folder, if there is one. */
export async function loadConfigFile(folder = process.cwd()): Promise<CartwrightConfig> {
  const file = configNames.map((name) => join(folder, name)).find(existsSync)
  if (!file) return {}
  try {
    if (/\.m?ts$/.test(file)) {
      const { createJiti } = await import('jiti')
      return await createJiti(import.meta.url).import<CartwrightConfig>(file, { default: true })
    }
    return ((await import(pathToFileURL(file).href)) as { default: CartwrightConfig }).default
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, exit.usage)
  }
}

const list = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Where the shop keeps its data: the variables `DATABASE_…` before the configuration file, each alone, so that an address from
 * the environment loses nothing else the file says of PostgreSQL, but for the direct address and the replicas of another server. Undefined means
 * embedded SQLite.
 * @throws CommandError for an address that is none of PostgreSQL's, a size that is no whole number from 1 on, and a pooler that
 * is not known
 */
export function databaseConfig(
  file: DatabaseConfig | undefined,
  {
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: size,
    DATABASE_POOLER: pooler,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URLS: replicaUrls,
  }: NodeJS.ProcessEnv,
): DatabaseConfig | undefined {
  assertPostgres('DATABASE_URL', url, 'Leave it out for embedded SQLite')
  assertPostgres('DATABASE_DIRECT_URL', directUrl, 'Leave it out where no pooler stands before the database')
  const named = list(replicaUrls)
  for (const replica of named ?? [])
    assertPostgres('DATABASE_REPLICA_URLS', replica, 'Name one or more, with commas between them')
  if (pooler && pooler !== 'transaction')
    throw new CommandError(
      `DATABASE_POOLER must be transaction, not ${pooler}`,
      exit.usage,
      'It holds for poolers that give a connection for a session as well; leave it out where none stands before the database',
    )
  if (size && !/^[1-9]\d{0,3}$/.test(size))
    throw new CommandError(
      `DATABASE_POOL_SIZE must be a whole number from 1 to 9999, not ${size}`,
      exit.usage,
      'It is how many connections to PostgreSQL the shop holds at most; leave it out for 10',
    )
  const said = file && 'url' in file ? file : undefined
  if (!url && !said) return file
  const { directUrl: direct, replicaUrls: others, ...rest } = said ?? { url: '' }
  const directly = directUrl || (url ? undefined : direct)
  const replicas = named ?? (url ? undefined : others)
  return {
    ...rest,
    url: url || rest.url,
    ...(size ? { poolSize: Number(size) } : {}),
    ...(pooler === 'transaction' ? { pooler } : {}),
    ...(directly ? { directUrl: directly } : {}),
    ...(replicas?.length ? { replicaUrls: replicas } : {}),
  }
}

function assertPostgres(variable: string, url: string | undefined, hint: string): void {
  if (url && !/^postgres(ql)?:/.test(url))
    throw new CommandError(`${variable} must be a postgres:// address`, exit.usage, hint)
}

/** Flag, then environment, then configuration file, then default. */
export async function shopConfig(options: PlaceOptions): Promise<CartwrightConfig & ShopConfig> {
  const file = await loadConfigFile()
  const { env } = process
  return {
    ...file,
    data: resolve(options.data ?? env.CARTWRIGHT_DATA ?? file.data ?? 'data'),
    database: databaseConfig(file.database, env),
    redisUrl: env.REDIS_URL ?? file.redisUrl,
    baseUrl: options.baseUrl ?? env.CARTWRIGHT_BASE_URL ?? file.baseUrl,
    storeOrigins: list(env.STORE_CORS) ?? file.storeOrigins,
    adminOrigins: list(env.ADMIN_CORS) ?? file.adminOrigins,
    log: file.log ?? ((env.CARTWRIGHT_LOG as 'info') || 'warn'),
    ...(env.STRIPE_API_KEY && !file.payment ? { payment: await payments() } : {}),
  }
}

/** Where the shop's rows lie: what `shopConfig` says of it, or the file in the data folder. */
export const databaseOf = ({ data, database }: Pick<ShopConfig, 'data' | 'database'>): DatabaseConfig =>
  database ?? { file: join(data, 'shop.db') }

/** Without a configuration file a key of Stripe in the environment is enough to be paid by it. */
async function payments(): Promise<ShopConfig['payment']> {
  const { manualPayment, stripePayment } = await import('@cartwright/server')
  return [manualPayment(), stripePayment()]
}

/** The folder of an installed package, if it is there: beside the command, or where `from` finds it. */
export function packageFolder(name: string, from: string = import.meta.url): string | undefined {
  try {
    return dirname(createRequire(from).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}
