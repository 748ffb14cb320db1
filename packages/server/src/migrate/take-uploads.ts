import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { ShopConfig } from '../define-shop'
import { notFound } from '../errors'
import { diskFiles } from '../providers/file/disk'
import { s3FromEnvironment } from '../providers/file/s3'
import { typeOfKey } from '../providers/file/stored-key'
import { loadSecrets } from '../secrets'
import type { Plan } from './plan'
import { literal, name } from './sql-text'
import type { MoveTarget } from './target'
import type { V1Source } from './v1-source'

/** Columns that hold addresses of pictures. */
const pictured: readonly (readonly [table: string, column: string])[] = [
  ['image', 'url'],
  ['product', 'thumbnail'],
  ['line_item', 'thumbnail'],
  ['claim_image', 'url'],
]

/** Where a file of v1's own server lies here, by its old address. */
type Addresses = Record<string, string>

const addressesIn = async (target: MoveTarget): Promise<Addresses> =>
  JSON.parse((await target.get('addresses')) ?? '{}')

/**
 * Copies the files that rows name under `/uploads/` out of v1's folder into the shop's store of files, each once, and notes
 * their new addresses in the target. Answers how many of them were copied now, and the addresses whose file is not there.
 * @throws not_found for a folder that is not there
 */
export async function takeUploads(
  source: V1Source,
  target: MoveTarget,
  plan: Plan,
  folder: string,
  config: ShopConfig,
): Promise<{ copied: number; missing: string[] }> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw notFound('Folder of uploads', folder)
  const files =
    config.file ??
    s3FromEnvironment(process.env) ??
    diskFiles({
      folder: join(config.data, 'uploads'),
      baseUrl: config.baseUrl ?? 'http://localhost:9000',
      secret: (config.secrets ?? loadSecrets(config.data)).link,
    })
  const known = await addressesIn(target)
  const missing: string[] = []
  let copied = 0
  for (const old of await addressesOf(source, plan)) {
    if (known[old]) continue
    const file = fileIn(folder, old)
    const found = await stat(file ?? '').catch(() => undefined)
    if (!file || !found?.isFile()) {
      missing.push(old)
      continue
    }
    const base = file.split(sep).at(-1) as string
    const { url } = await files.put({ name: base, type: typeOfKey(base), content: createReadStream(file) })
    known[old] = url
    copied += 1
    // Whoever goes on with this copies no more than these again; all are noted each time.
    if (copied % 100 === 0) await target.set('addresses', JSON.stringify(known))
  }
  if (copied > 0) await target.set('addresses', JSON.stringify(known))
  return { copied, missing }
}

async function addressesOf(source: V1Source, { tables }: Plan): Promise<string[]> {
  const parts = pictured.flatMap(([own, column]) => {
    const table = tables.find((one) => one.name === own)
    return table?.columns.some((one) => one.name === column)
      ? [`select ${name(column)} as url from ${name(table.source)} where ${name(column)} like '%/uploads/%'`]
      : []
  })
  if (parts.length === 0) return []
  const rows = await source.ask<{ url: string }>(`${parts.join(' union ')} order by 1`)
  return rows.map(({ url }) => url)
}

/** The file of an address, which may lie in a folder below and nowhere else. */
function fileIn(folder: string, address: string): string | undefined {
  const path = address.split(/[?#]/)[0]?.split('/uploads/').slice(1).join('/uploads/')
  if (!path) return undefined
  try {
    const file = normalize(join(folder, decodeURIComponent(path)))
    return file.startsWith(normalize(join(folder, sep))) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}

/** The plan by which rows name their pictures where they lie now. Whoever copies, compares or fetches sees the same. */
export async function withNewAddresses(plan: Plan, target: MoveTarget): Promise<Plan> {
  const addresses = await addressesIn(target)
  if (Object.keys(addresses).length === 0) return plan
  const map = `${literal(JSON.stringify(addresses))}${plan.isApi ? '' : '::jsonb'}`
  const isPictured = (table: string, column: string) =>
    pictured.some(([own, pictures]) => own === table && pictures === column)
  return {
    ...plan,
    tables: plan.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) =>
        isPictured(table.name, column.name)
          ? { ...column, sql: `coalesce(${map} ->> (${column.sql}), ${column.sql})` }
          : column,
      ),
    })),
  }
}
