import { z } from 'zod'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import type { Format } from '../import/formats/format'
import { detectedFormat, formatById, formats } from '../import/formats/formats'
import { sampleOf } from '../import/formats/sample'
import { settingsFor } from '../import/lookups'
import type { Facts } from './job-type'

const RecordOptions = z.object({
  format: z.string(),
  on_error: z.enum(['skip', 'fail']).default('skip'),
  max_errors: z.int().min(0).optional(),
  on_conflict: z.enum(['update', 'skip', 'fail']).default('update'),
  images: z.enum(['link', 'download', 'skip']).default('link'),
  currency: z.string().optional(),
  location: z.string().optional(),
  publish: z.boolean().default(false),
})
export type RecordOptions = z.infer<typeof RecordOptions>

/** What a job was asked for. @throws invalid_data, naming the field */
export function optionsOf(context: Facts): RecordOptions {
  const parsed = RecordOptions.safeParse(context)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidData(`context.${issue?.path.join('.')}: ${issue?.message}`)
}

/** The context of a job, checked as far as it can be before the file is read. @throws invalid_data */
export async function recordContext(shop: Shop, context: Facts): Promise<Facts> {
  const options = optionsOf(context)
  if (options.format !== 'auto' && !taken.some(({ id }) => id === options.format))
    throw invalidData(
      `context.format: ${options.format} is none of ${['auto', ...taken.map(({ id }) => id)].join(', ')}`,
    )
  await settingsFor(shop.db, options)
  return { ...context, ...options }
}

/** The makes whose records go in whole. Others can be read, and have no job that keeps all they say. */
const taken = formats.filter(({ id }) => id === 'shopify')
const known = [...taken.map(({ name }) => name), 'the exports of v1 and of this shop'].join(', ')

/** The format a file is in: the one that is named, or the one it looks like. @throws invalid_data for neither */
export async function formatOf(path: string, { format }: RecordOptions): Promise<Format> {
  const named = format === 'auto' ? undefined : formatById(format)
  if (named) return named
  const sample = await sampleOf({ path, name: 'The file' })
  const found = detectedFormat(sample)
  if (found && taken.includes(found.format)) return found.format
  const columns = sample.header.slice(0, 6).join(', ')
  throw invalidData(
    found
      ? `This looks like a file of the make ${found.format.name}, which cannot be imported; known are ${known}`
      : `This is a file of no known make: its columns are ${columns || 'none'} …; known are ${known}`,
  )
}
