import type { ReadName } from '@cartwright/sdk/react'
import { part } from '@cartwright/ui/part'
import { Skeleton } from '@cartwright/ui/Skeleton'
import type { Identified } from '../resource/resource'
import type { RelationChoicesProps } from './FoundChoices'

const choices = part(async () => (await import('./FoundChoices')).FoundChoices)

/** The panel of a filter by records, fetched when it is opened. */
export function RelationChoices<L extends ReadName, Row extends Identified>(
  props: RelationChoicesProps<L, Row>,
) {
  const Choices = choices.use(true)
  return Choices ? <Choices {...props} /> : <Skeleton height="96px" />
}
