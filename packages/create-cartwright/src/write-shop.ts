import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { shopFiles } from './files/shop-files'
import { storefrontSource } from './places'
import type { Plan } from './plan'
import { Refusal } from './refusal'

/** May lie in a folder that counts as empty: a repository that was made first, and what systems put everywhere. */
const harmless = new Set(['.git', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** @throws Refusal where a shop would stand on something else; nothing is written then */
export function assertFree(folder: string): void {
  const place = resolve(folder)
  const parent = firstThere(place)
  if (!statSync(parent).isDirectory())
    throw new Refusal('conflict', `${parent} is a file, not a folder`, 'Choose another folder for the shop')
  if (parent !== place) return
  const found = readdirSync(place).filter((name) => !harmless.has(name))
  if (found.length > 0)
    throw new Refusal(
      'conflict',
      `${place} is not empty: it holds ${found.slice(0, 3).join(', ')}${found.length > 3 ? ` and ${found.length - 3} more` : ''}`,
      'Choose a folder that is empty or not there yet; nothing was written',
    )
}

const firstThere = (path: string): string => (existsSync(path) ? path : firstThere(dirname(path)))

/**
 * Makes the shop of a plan; answers its files, from its folder. What fails on the way leaves the folder as it was.
 * @throws Refusal for a folder that is not empty
 */
export function writeShop(plan: Plan): string[] {
  assertFree(plan.folder)
  const created = firstMissing(plan.folder)
  const before = created ? [] : readdirSync(plan.folder)
  try {
    for (const [name, text] of Object.entries(shopFiles(plan))) {
      const file = join(plan.folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    if (plan.storefront === 'source') writeStorefront(plan)
  } catch (error) {
    if (created) rmSync(created, { recursive: true, force: true })
    else
      for (const name of readdirSync(plan.folder))
        if (!before.includes(name)) rmSync(join(plan.folder, name), { recursive: true, force: true })
    throw error
  }
  return filesIn(plan.folder)
}

/** The uppermost folder that has to be made; undefined where all are there. */
function firstMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  const parent = dirname(folder)
  return firstMissing(parent) ?? folder
}

/** The storefront's source, put there by our build, under the name of the shop. */
function writeStorefront({ folder, name }: Plan): void {
  const to = join(folder, 'storefront')
  cpSync(storefrontSource, to, { recursive: true })
  const file = join(to, 'app/settings.ts')
  const settings = readFileSync(file, 'utf8')
  const named = settings.replace(/^ {2}name: '.*',$/m, () => `  name: ${JSON.stringify(name)},`)
  if (named === settings && !settings.includes(JSON.stringify(name)))
    throw new Error('The settings of the storefront name no shop')
  writeFileSync(file, named)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.git/'))
    .sort()
