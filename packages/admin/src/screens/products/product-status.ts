import type { ProductStatus } from '@cartwright/contract'
import type { ListFilter } from '../../kit/list/filters'
import { useStatusName } from '../../kit/use-status-name'

/** What a product can be. */
export const productStatuses = [
  'published',
  'draft',
  'proposed',
  'rejected',
] as const satisfies readonly ProductStatus[]

/** The status as people know it: what v1 calls rejected is kept and not sold, which is archived. */
export const shownStatus = (status: string): string => (status === 'rejected' ? 'archived' : status)

/** Statuses of products in words, the same ones as on their badges. */
export function useProductStatusName(): (status: string) => string {
  const statusName = useStatusName()
  return (status) => statusName(shownStatus(status))
}

/** Statuses of products to tick. */
export function useProductStatusFilter(name: string): ListFilter<'status'> {
  const statusName = useProductStatusName()
  return { id: 'status', name, options: productStatuses.map((id) => ({ id, name: statusName(id) })) }
}
