import { basename } from 'node:path'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import { formatById, formats } from '../import/formats/formats'
import { sampleOf } from '../import/formats/sample'
import { listMappings } from './import-mappings'
import { jobOfKind, kindOfJob, type RecordJobType } from './job-kinds'
import type { Facts } from './job-type'
import { assertNamed, detected } from './record-format'
import { optionsOf } from './record-options'

interface FileJob {
  type: RecordJobType
  context: Facts
}

/**
 * The job that takes a file in, as the file tells by its columns where nothing else does.
 * @throws invalid_data for a file that is none this shop reads, with the nearest format and the columns it lacks
 */
export async function jobForFile(
  shop: Shop,
  path: string,
  { type, context }: { type?: RecordJobType; context: Facts },
): Promise<FileJob> {
  const options = optionsOf(context)
  const among = type ? formats.filter(({ kind }) => kind === kindOfJob(type)) : formats
  const named = options.format === 'auto' ? undefined : formatById(options.format)
  if (options.format !== 'auto' && !named)
    throw invalidData(
      `format: ${options.format} is none of ${['auto', ...formats.map(({ id }) => id)].join(', ')}`,
    )
  const source = { path, name: basename(path) }
  const map = { ...(await savedColumns(shop, options.mapping, type)), ...options.map }
  const sample = await sampleOf(source)
  if (options.mapping === undefined) assertNamed(sample, map)
  const format = named ?? detected(sample, map, among)
  if (type && jobOfKind(format.kind) !== type)
    throw invalidData(`format: ${format.id} is read by a ${jobOfKind(format.kind)}, not by a ${type}`)
  return { type: jobOfKind(format.kind), context: { ...context, format: format.id } }
}

/** What a name says of columns, of whatever type it was saved for: the file tells the type. */
async function savedColumns(
  shop: Shop,
  name: string | undefined,
  type: RecordJobType | undefined,
): Promise<Record<string, string>> {
  if (name === undefined) return {}
  const all = await listMappings(shop.db, type && [type])
  const found = all.filter((one) => one.name === name)
  if (found.length === 1) return found[0]?.columns ?? {}
  throw invalidData(
    found.length > 1
      ? `mapping: ${name} is saved for ${found.map((one) => one.type).join(' and ')}; say by --type which is meant`
      : `mapping: nothing is saved under the name ${name}; there is ${all.map((one) => one.name).join(', ') || 'none yet'}`,
  )
}
