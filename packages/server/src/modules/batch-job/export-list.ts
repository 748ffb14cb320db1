import type { BatchJobType, CallName } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { type Cell, csvLine } from './csv-text'
import { exportContext, extentOf, filterOf, writeExport } from './export-file'
import { type Facts, type JobType, statOf, type Work } from './job-type'

export type Columns<Row> = readonly (readonly [header: string, cell: (row: Row) => Cell])[]

interface Page<Row> {
  rows: readonly Row[]
  count: number
}

/** A list of the back office that can be taken along as a file. */
export interface ListExport<Listed, Row = Listed> {
  type: BatchJobType
  /** What it lists, for people: `customers`. */
  name: string
  /** The call whose filters it takes. */
  call: CallName
  columns: Columns<Row>
  /** One page of the list as filtered, in this order. */
  page(shop: Shop, query: Facts & { limit: number; offset: number }): Promise<Page<Listed>>
  /** The rows of the file that stand for one of the list. */
  rowsOf(listed: Listed): readonly Row[]
}

/** The job that writes a list into a file as it is filtered, a page at a time. */
export function listExport<Listed, Row>(list: ListExport<Listed, Row>): JobType {
  const read = ({ shop, context }: Work, offset: number, limit: number) => {
    const filter = filterOf(list.call, context)
    // The oldest first, unless another order is asked for: what comes meanwhile then stands at the end.
    return list.page(shop, { order: 'created_at', ...defined(filter), limit, offset })
  }
  const countOf = async (work: Work) => {
    const { skip, most } = extentOf(work.context)
    const { count } = await read(work, 0, 1)
    return Math.min(most, Math.max(0, count - skip))
  }
  return {
    prepare: async (_, context) => exportContext(list.call, context, { relations: [] }),
    async preProcess(work) {
      const count = await countOf(work)
      const told = `There will be ${count} ${list.name} exported by this action`
      return { result: statOf(list.type, `Count of ${list.name} to export`, told) }
    },
    async process(work) {
      const count = await countOf(work)
      const { skip, take } = extentOf(work.context)
      let done = 0
      const file = await writeExport(work, async function* () {
        yield csvLine(list.columns.map(([header]) => header))
        while (done < count) {
          const { rows } = await read(work, skip + done, Math.min(take, count - done))
          if (rows.length === 0) return
          for (const row of rows.flatMap(list.rowsOf))
            yield csvLine(list.columns.map(([, cell]) => cell(row)))
          done += rows.length
          await work.beat({ count, advancement_count: done, progress: done / count })
        }
      })
      return { count: done, advancement_count: done, progress: 1, ...file }
    },
  }
}

const defined = (filter: Facts): Facts =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
