import { basename, resolve } from 'node:path'
import { type PackageManager, packageManagerOf, packageManagers } from './package-managers'
import { Refusal } from './refusal'

export const databases = ['sqlite', 'postgres'] as const
export const storefronts = ['published', 'source'] as const
export type Database = (typeof databases)[number]
export type Storefront = (typeof storefronts)[number]

/** What was asked for on a command line; whatever is left out is asked or decided here. */
export interface Wishes {
  /** Where the shop shall stand, from the working folder. */
  folder?: string
  /** What the shop is called, `Clay & Co`. */
  name?: string
  database?: string
  storefront?: string
  packageManager?: string
  /** Without the demo's goods. */
  isEmpty?: boolean
}

/** A shop as it will be made. */
export interface Plan {
  folder: string
  name: string
  /** The name as packages and databases take it: `clay-co`. */
  slug: string
  database: Database
  storefront: Storefront
  packageManager: PackageManager
  hasDemo: boolean
}

/** What a shop is made as when nobody says otherwise. */
export const defaults = { folder: 'my-shop', database: 'sqlite', storefront: 'published' } as const

/** How long a name may be; that of a package has 214 characters at most. */
const longestName = 100

/**
 * Turns wishes into a plan; what is not wished for is as `defaults` has it.
 * @throws Refusal that names the wish that cannot be granted, and what can
 */
export function planOf(wishes: Wishes, agent: string | undefined): Plan {
  const folder = resolve(wishes.folder ?? defaults.folder)
  const name = (wishes.name ?? titleOf(basename(folder))).trim()
  if (!name || name.length > longestName || /\p{Cc}/u.test(name))
    throw new Refusal('usage', `--name must be 1 to ${longestName} characters on one line`)
  return {
    folder,
    name,
    slug: slugOf(name) || slugOf(basename(folder)) || 'shop',
    database: oneOf('--database', wishes.database ?? defaults.database, databases),
    storefront: oneOf('--storefront', wishes.storefront ?? defaults.storefront, storefronts),
    packageManager: wishes.packageManager
      ? oneOf('--package-manager', wishes.packageManager, packageManagers)
      : packageManagerOf(agent),
    hasDemo: !wishes.isEmpty,
  }
}

function oneOf<T extends string>(flag: string, said: string, known: readonly T[]): T {
  const found = known.find((one) => one === said)
  if (!found) throw new Refusal('usage', `${flag} ${said} is not known: say ${known.join(' or ')}`)
  return found
}

/** `clay-and-co` as people write it: `Clay and co`. */
function titleOf(folder: string): string {
  const words = folder.replace(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
