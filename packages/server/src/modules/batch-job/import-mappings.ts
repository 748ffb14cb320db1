import type { BatchJobType, ImportMapping, Parsed } from '@cartwright/contract'
import { invalidData } from '../../errors'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { shownOf } from '../../store/reading/shape'
import { fieldsOfKind } from './import-formats'
import { kindOfJob } from './job-kinds'
import { changeMapping, mappingsOfTypes } from './queries'

/** What was saved by name, for these types of jobs or for all. */
export async function listMappings(db: Db, types: readonly string[] | undefined): Promise<ImportMapping[]> {
  return await mappingsOfTypes(db, types)
}

/**
 * Saves what the columns of a file stand for. One of the same name for the same type of job is replaced.
 * @throws invalid_data for a type of job that takes no tables in, and for what stands for nothing
 */
export async function saveMapping(
  shop: Shop,
  { name, type, columns }: Parsed<'POST /admin/import-mappings'>['body'],
): Promise<ImportMapping> {
  const kind = kindOfJob(type)
  if (!kind) throw invalidData(`type: a ${type} takes no tables in`)
  const known = fieldsOfKind(kind)
  for (const [column, field] of Object.entries(columns))
    if (!known.has(field))
      throw invalidData(
        `columns: "${column}" stands for ${field}, which a ${type} does not know; known are ${[...known].join(', ')}`,
      )
  return shop.transaction(async (tx) => {
    const { import_mapping: t } = tx.t
    const [known] = await tx.lockRows(t, { type, name }, { columns: ['id'] })
    const [row] = known
      ? await changeMapping(tx, known.id, columns)
      : await tx.insert(t).values({ name, type, columns }).returning()
    return shownOf('import_mapping', row as ImportMapping)
  })
}

/** Silent when there is no such mapping. */
export async function deleteMapping(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    await tx.deleteRows(tx.t.import_mapping, { id })
  })
}

/** What was saved under a name. @throws invalid_data when nothing was, with the names that are */
export async function mappingNamed(
  db: Db,
  type: BatchJobType,
  name: string,
): Promise<Record<string, string>> {
  const all = await listMappings(db, [type])
  const found = all.find((one) => one.name === name)
  if (found) return found.columns
  const names = all.map((one) => one.name).join(', ')
  throw invalidData(
    `context.mapping: no mapping ${name} is saved for a ${type}${names ? `; there are ${names}` : ''}`,
  )
}
