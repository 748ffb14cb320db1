import { mostChanged } from '@cartwright/contract'
import { invalidData } from '../../../errors'
import type { Db } from '../../../store/database/engine'
import { list } from '../../../store/reading/list'
import { shapeOf } from '../../../store/reading/shape'
import { filterOf } from '../export-file'
import type { Facts } from '../job-type'
import type { ManyList, NewTarget } from './many-action'

interface Selection {
  ids?: readonly string[] | undefined
  filterable_fields?: Facts | undefined
}

/** @throws invalid_data unless records are named or filtered, and not both, and for a filter that the list has not */
export function assertSelection(of: ManyList, { ids, filterable_fields }: Selection): void {
  if ((ids === undefined) === (filterable_fields === undefined))
    throw invalidData('context: name either ids or filterable_fields, and not both')
  if (filterable_fields) filterOf(of.call, { filterable_fields })
}

/**
 * The records that are selected now, the oldest first, in one question, so that what changes meanwhile shifts none.
 * @throws invalid_data for more than a job may change
 */
export async function selected(db: Db, of: ManyList, { ids, filterable_fields }: Selection) {
  if (ids) return [...new Set(ids)].map(named)
  const filter = filterOf(of.call, { filterable_fields })
  const { rows, count } = await list<{ id: string }>(db, of.table, shapeOf([], ['id']), {
    ...(await of.narrowing(db, filter)),
    order: 'created_at',
    limit: mostChanged,
  })
  if (count > mostChanged)
    throw invalidData(`The filters match ${count}; a job changes ${mostChanged} at most: narrow them`)
  return rows.map(({ id }) => named(id))
}

const named = (record_id: string): NewTarget => ({ record_id, name: null, given: null })
