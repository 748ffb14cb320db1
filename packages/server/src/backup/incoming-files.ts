import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { assertKey } from '../providers/file/stored-key'
import { holdFolder, leftFolders } from '../store/dump/held-folder'
import { writeWhole } from '../store/dump/write-whole'
import { keysIn, type Side, sides } from './files'

const prefix = '.restoring-files-'
const planFile = 'plan.json'

const Keys = z.object({ public: z.array(z.string()), private: z.array(z.string()) })
/** What is to become of the files, written down before the first of them moves. */
const Plan = z.object({
  /** The name of the database in the making: when it is no more, its rows are in their place. */
  staging: z.string(),
  /** The keys that the backup has. */
  keys: Keys,
  /** Those of them that move in before the rows do. */
  added: Keys,
  has_secrets: z.boolean(),
})
type Plan = z.infer<typeof Plan>
export type IncomingKeys = Plan['keys']

/**
 * Stored files on their way into a shop: unpacked beside, then moved in. Until `finish` nothing that was there is
 * touched, as a file's key is never given to other content; `undo` takes out again what was moved in.
 */
export async function incomingFiles(data: string) {
  await mkdir(data, { recursive: true })
  const { path: folder, discard } = holdFolder(data, prefix)
  let plan: Plan | undefined
  for (const side of sides) await mkdir(join(folder, 'uploads', side), { recursive: true })
  return {
    /** @throws for a name that no stored file can have */
    async put(side: Side, key: string, content: AsyncIterable<Buffer>): Promise<void> {
      assertKey(key)
      await pipeline(content, createWriteStream(join(folder, 'uploads', side, key), { flush: true }))
    },
    async putSecrets(content: AsyncIterable<Buffer>): Promise<void> {
      await pipeline(content, createWriteStream(join(folder, 'secrets.json'), { flush: true, mode: 0o600 }))
    },
    /** Moves in what is not there yet. */
    async bringIn(wanted: Omit<Plan, 'added'>): Promise<void> {
      const added: IncomingKeys = { public: [], private: [] }
      for (const side of sides) {
        await mkdir(join(data, 'uploads', side), { recursive: true })
        const there = new Set(await keysIn(data, side))
        added[side] = (await keysIn(folder, side)).filter((key) => !there.has(key))
      }
      plan = { ...wanted, added }
      await writeWhole(join(folder, planFile), JSON.stringify(plan))
      for (const side of sides)
        for (const key of added[side]) await rename(placeIn(folder, side, key), placeIn(data, side, key))
    },
    /** When the rows are in their place: the other files, the secrets, and away with what the backup does not have. */
    async finish(): Promise<void> {
      if (plan) await finishIn(data, folder, plan)
      plan = undefined
    },
    async undo(): Promise<void> {
      if (plan) await undoIn(data, folder, plan)
      plan = undefined
    },
    discard,
  }
}

export type IncomingFiles = Awaited<ReturnType<typeof incomingFiles>>

/**
 * Brings to an end what a process left that was killed: where the rows came to their place the files follow, else those
 * that had moved in go again.
 */
export async function endLeftFiles(
  data: string,
  isStaged: (name: string) => Promise<boolean>,
): Promise<void> {
  for (const folder of leftFolders(data, /^\.restoring-files-/)) {
    const plan = await planIn(folder)
    if (plan) await ((await isStaged(plan.staging)) ? undoIn : finishIn)(data, folder, plan)
    await rm(folder, { recursive: true, force: true })
  }
}

async function planIn(folder: string): Promise<Plan | undefined> {
  const file = join(folder, planFile)
  return existsSync(file) ? Plan.parse(JSON.parse(await readFile(file, 'utf8'))) : undefined
}

const placeIn = (root: string, side: Side, key: string) => join(root, 'uploads', side, key)

async function finishIn(data: string, folder: string, { keys, has_secrets }: Plan): Promise<void> {
  for (const side of sides) {
    for (const key of await keysIn(folder, side))
      await rename(placeIn(folder, side, key), placeIn(data, side, key))
    const expected = new Set(keys[side])
    for (const key of await keysIn(data, side))
      if (!expected.has(key)) await rm(placeIn(data, side, key), { force: true })
  }
  const secrets = join(folder, 'secrets.json')
  if (has_secrets && existsSync(secrets)) await rename(secrets, join(data, 'secrets.json'))
  await rm(join(folder, planFile), { force: true })
}

async function undoIn(data: string, folder: string, { added }: Plan): Promise<void> {
  // What has not moved yet was never there.
  for (const side of sides)
    for (const key of added[side])
      if (!existsSync(placeIn(folder, side, key))) await rm(placeIn(data, side, key), { force: true })
  await rm(join(folder, planFile), { force: true })
}
