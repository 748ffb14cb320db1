import { join } from 'node:path'
import type { ShopConfig } from '../define-shop'
import { diskFiles } from '../providers/file/disk'
import { s3FromEnvironment } from '../providers/file/s3'
import { loadSecrets } from '../secrets'
import { oldFiles } from './old-files'
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

/** How many files are fetched at once from an address: a busy shop goes on serving them meanwhile. */
const atOnce = 6

/**
 * Copies the files that rows name out of v1's folder, or from the address where they lie, into the shop's store of files,
 * each once, and notes their new addresses in the target. Returns how many of them were copied now, and the addresses whose
 * file is not there.
 * @param from v1's folder of uploads, or the address below which they are served: of v1 itself, of a bucket, of a CDN
 * @throws not_found for a folder that is not there
 */
export async function takeUploads(
  source: V1Source,
  target: MoveTarget,
  plan: Plan,
  from: string,
  config: ShopConfig,
): Promise<{ copied: number; missing: string[] }> {
  const old = await oldFiles(from)
  const files =
    config.file ??
    s3FromEnvironment(process.env) ??
    diskFiles({
      folder: join(config.data, 'uploads'),
      baseUrl: config.baseUrl ?? 'http://localhost:9000',
      secret: (config.secrets ?? loadSecrets(config.data)).link,
    })
  const known = await addressesIn(target)
  const wanted = (await addressesOf(source, plan)).filter((address) => !known[address] && old.holds(address))
  const missing: string[] = []
  let copied = 0
  const copy = async (address: string) => {
    const found = await old.open(address)
    if (!found) return void missing.push(address)
    const { url } = await files.put(found)
    known[address] = url
    copied += 1
    // Whoever goes on with this copies no more than these again; all are noted each time.
    if (copied % 100 === 0) await target.set('addresses', JSON.stringify(known))
  }
  const left = wanted.values()
  const lane = async () => {
    for (const address of left) await copy(address)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (copied > 0) await target.set('addresses', JSON.stringify(known))
  return { copied, missing: missing.sort() }
}

async function addressesOf(source: V1Source, { tables }: Plan): Promise<string[]> {
  const parts = pictured.flatMap(([own, column]) => {
    const table = tables.find((one) => one.name === own)
    return table?.columns.some((one) => one.name === column)
      ? [`select ${name(column)} as url from ${name(table.source)} where ${name(column)} is not null`]
      : []
  })
  if (parts.length === 0) return []
  const rows = await source.ask<{ url: string }>(`${parts.join(' union ')} order by 1`)
  return rows.map(({ url }) => url)
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
