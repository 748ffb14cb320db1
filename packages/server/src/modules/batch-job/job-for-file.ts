import { basename } from 'node:path'
import type { ImportMapping } from '@cartwright/contract'
import { invalidData } from '../../errors'
import { formatById, formats } from '../import/formats/formats'
import { sampleOf } from '../import/formats/sample'
import { jobOfKind, kindOfJob, type RecordJobType } from './job-kinds'
import type { Facts } from './job-type'
import { assertNamed, detected } from './record-format'
import { optionsOf } from './record-options'

interface FileJob {
  type: RecordJobType
  context: Facts
}

/** What is saved by name in the shop that takes the file in, for one type of jobs or for all. */
type SavedMappings = (type: RecordJobType | undefined) => Promise<readonly ImportMapping[]>

/**
 * The job that takes a file in, as the file tells by its columns where nothing else does. The shop may be elsewhere: all
 * that is asked of it is what it has saved.
 * @throws invalid_data for a file that is none this shop reads, with the nearest format and the columns it lacks
 */
export async function jobForFile(
  path: string,
  { type, context }: { type?: RecordJobType | undefined; context: Facts },
  saved: SavedMappings,
): Promise<FileJob> {
  const options = optionsOf(context)
  const among = type ? formats.filter(({ kind }) => kind === kindOfJob(type)) : formats
  const named = options.format === 'auto' ? undefined : formatById(options.format)
  if (options.format !== 'auto' && !named)
    throw invalidData(
      `format: ${options.format} is none of ${['auto', ...formats.map(({ id }) => id)].join(', ')}`,
    )
  const source = { path, name: basename(path) }
  const map = { ...(await savedColumns(saved, options.mapping, type)), ...options.map }
  const sample = await sampleOf(source)
  if (options.mapping === undefined) assertNamed(sample, map)
  const format = named ?? detected(sample, map, among)
  if (type && jobOfKind(format.kind) !== type)
    throw invalidData(`format: ${format.id} is read by a ${jobOfKind(format.kind)}, not by a ${type}`)
  return { type: jobOfKind(format.kind), context: { ...context, format: format.id } }
}

/** What a name says of columns, of whatever type it was saved for: the file tells the type. */
async function savedColumns(
  saved: SavedMappings,
  name: string | undefined,
  type: RecordJobType | undefined,
): Promise<Record<string, string>> {
  if (name === undefined) return {}
  const all = await saved(type)
  const found = all.filter((one) => one.name === name)
  if (found.length === 1) return found[0]?.columns ?? {}
  throw invalidData(
    found.length > 1
      ? `mapping: ${name} is saved for ${found.map((one) => one.type).join(' and ')}; say by --type which is meant`
      : `mapping: nothing is saved under the name ${name}; there is ${all.map((one) => one.name).join(', ') || 'none yet'}`,
  )
}
