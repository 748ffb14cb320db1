import { invalidData } from '../../errors'
import type { ImportKind } from '../import/imported-record'
import { dropRows, taken } from './file-rows'
import { fileKeyOf, removeUpload, withUpload } from './import-file'
import { jobOfKind } from './job-kinds'
import { type Facts, type JobType, statOf, type Work } from './job-type'
import { formatOfFile, sourceOf } from './record-format'
import { RecordImport } from './record-import'
import { optionsOf, recordContext } from './record-options'
import { tallyOf } from './record-tally'

/** A job that takes in records of one kind, from a file of any format they come in. */
export const recordImport = (kind: ImportKind): JobType => ({
  async prepare(shop, context) {
    fileKeyOf(context)
    return recordContext(shop, kind, context)
  },
  preProcess: (work) => withUpload(work, (path) => lookAt(work, path, kind)),
  async process(work) {
    await withUpload(work, (path) => takeIn(work, path, kind))
    await removeUpload(work)
    return undefined
  },
})

/** Reads a whole file and writes none of it: what would become of each record. @throws invalid_data */
async function lookAt(work: Work, path: string, kind: ImportKind): Promise<{ result: Facts }> {
  const options = optionsOf(work.context)
  const { on_error } = options
  const stat = (text: string) => statOf(jobOfKind(kind), 'Records to import', text)
  // A damaged row is left out when it is met: who asked for neither counts nor certainty need not wait for them.
  if (!work.job.dry_run && on_error === 'skip') {
    const { id, name } = await formatOfFile(sourceOf(path), options, kind)
    return { result: { advancement_count: 0, format: id, ...stat(`A file of the kind ${name}`) } }
  }
  await work.shop.transaction((tx) => dropRows(tx, work.job.id))
  const looking = await RecordImport.open(work, path, kind, true)
  const format = looking.format.id
  await looking.run()
  const { counts, tally } = looking
  if (tally.read === 0) throw invalidData('The file has no rows')
  if (on_error === 'fail' && counts.error > 0)
    throw invalidData(`${counts.error} records of the file cannot go in; nothing was written`)
  return {
    result: {
      ...tally,
      format,
      advancement_count: 0,
      count: tally.records,
      would: counts,
      ...stat(`There will be ${counts.created} records created (${counts.updated} updated)`),
    },
  }
}

/** Takes a file in, batch by batch, each with what became of its rows; goes on where a worker before came to. */
async function takeIn(work: Work, path: string, kind: ImportKind): Promise<void> {
  const { shop, job } = work
  const looked = job.result?.would !== undefined
  if (looked && !job.result?.position)
    await shop.transaction(async (tx) => {
      await dropRows(tx, job.id)
      await work.advance(tx, { ...tallyOf({}), progress: 0 })
    })
  const importing = await RecordImport.open(work, path, kind, false)
  await importing.run()
  const { counts, tally } = importing
  if (tally.read === 0) throw invalidData('The file has no rows')
  const count = taken(counts)
  await shop.transaction((tx) =>
    work.complete(tx, { ...tally, count, advancement_count: count, progress: 1, rows: counts }),
  )
}
