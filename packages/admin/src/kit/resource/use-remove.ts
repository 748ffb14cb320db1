import type { ReadName } from '@cartwright/sdk/react'
import { useMay } from '../../shell/permissions'
import { useRemoval } from '../pending-removals'
import { about } from './ask'
import type { Identified, Resource } from './resource'

/** Removes a record behind six seconds of "Undo"; undefined where it cannot or may not be removed. */
export function useRemove<L extends ReadName, Row extends Identified>({
  remove: name,
}: Resource<L, Row>): ((record: { id: string; title: string }) => void) | undefined {
  const may = useMay()
  const remove = useRemoval()
  if (!name || !may(name)) return undefined
  return ({ id, title }) => remove({ name, id, title, given: about(name, id) })
}
