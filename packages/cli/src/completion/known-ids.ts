import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { familiesOf } from '@cartwright/contract'
import { withClient } from '../client'
import { destinationOf } from '../destination'
import { cellText } from '../table'
import { pageOf } from '../walk-pages'

/** An id and what it stands for, in the words of the shop. */
export type KnownId = [id: string, meaning: string]

/** How long a list is good for, in ms: completing twice in a row asks the shop once. */
const kept = 300_000
/** Families that are called otherwise as commands. */
const aliases: Readonly<Record<string, string>> = {
  jobs: 'batch-jobs',
  key: 'publishable-api-keys',
  token: 'api-tokens',
}
const names = ['handle', 'title', 'name', 'display_id', 'code', 'email', 'type']

/** The ids of a family, newest or as the shop lists them: asked for in two seconds at most, and kept for five minutes. */
export async function knownIds(family: string): Promise<KnownId[]> {
  const called = aliases[family] ?? family
  const list = familiesOf()
    .get(called)
    ?.find(({ verb }) => verb === 'list')
  if (!list) return []
  const { label } = await destinationOf({})
  const file = cacheFile(`${label} ${process.cwd()} ${called}`)
  const cached = read(file)
  if (cached) return cached
  const ids = await withClient({ timeout: '2s' }, async (client) => {
    const query = list.isPage ? { limit: 100 } : {}
    return pageOf(await client.request('GET', list.path, { query })).some.flatMap((row): KnownId[] => {
      const name = names.find((one) => row[one] !== null && row[one] !== undefined)
      return typeof row.id === 'string' ? [[row.id, name ? cellText(row[name]) : '']] : []
    })
  })
  mkdirSync(folder(), { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify({ at: Date.now(), ids }), { mode: 0o600 })
  return ids
}

const folder = () => process.env.CARTWRIGHT_CACHE_DIR ?? join(tmpdir(), `cartwright-${userInfo().username}`)
const cacheFile = (of: string) =>
  join(folder(), `${createHash('sha256').update(of).digest('hex').slice(0, 32)}.json`)

function read(file: string): KnownId[] | undefined {
  try {
    const { at, ids } = JSON.parse(readFileSync(file, 'utf8')) as { at: number; ids: KnownId[] }
    return Date.now() - at < kept ? ids : undefined
  } catch {
    return undefined
  }
}
