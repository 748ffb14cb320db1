import type { Output } from '@cartwright/contract'
import type { ShopError } from '@cartwright/sdk'
import { type ReadName, useClient } from '@cartwright/sdk/react'
import type { RelationDialogProps } from '@cartwright/ui/RelationDialog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask, keyOfAsked } from './ask'
import { countIn, type Identified, type QueryOf, type Resource } from './resource'

/** A page of records. What was there stays until the next page has come. */
export function useList<L extends ReadName, Row extends Identified>(
  of: Resource<L, Row>,
  query: object,
  { isEnabled = true, params }: { isEnabled?: boolean; params?: Readonly<Record<string, string>> } = {},
) {
  const client = useClient()
  const reply = useQuery<Output<L>, ShopError>({
    queryKey: keyOfAsked(of.list, query, params),
    queryFn: ({ signal }) => ask(client, of.list, query, signal, params),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
  const { data } = reply
  return {
    reply,
    rows: data === undefined ? undefined : of.rows(data),
    count: data === undefined ? undefined : countIn(data),
  }
}

type Source<Row> = Pick<RelationDialogProps<Row>, 'load' | 'rowId'>

/** Where a picker finds records of this kind: searched, page by page. */
export function useSource<L extends ReadName, Row extends Identified>(
  of: Resource<L, Row>,
  query?: QueryOf<L>,
): Source<Row> {
  const client = useClient()
  const load: Source<Row>['load'] = useCallback(
    async ({ q, offset, limit, signal }) => {
      const reply = await ask(client, of.list, { ...query, ...(q ? { q } : {}), offset, limit }, signal)
      const rows = of.rows(reply)
      return { rows, count: countIn(reply) ?? rows.length }
    },
    [client, of, query],
  )
  return { load, rowId: ({ id }) => id }
}
