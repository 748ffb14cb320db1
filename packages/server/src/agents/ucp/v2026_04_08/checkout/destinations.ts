import { createHash } from 'node:crypto'
import type { NotDone, SaidDestination } from '../../../selling/said'
import type { CheckoutRequest } from '../requests'

export interface WantedDelivery {
  destinations: SaidDestination[]
  selected?: SaidDestination
  /** The way to send that is chosen. */
  option_id?: string
  notDone: NotDone[]
}

const method = '$.fulfillment.methods[0]'

/**
 * Where and how the goods are to be sent: addresses get names, and a single one is the one that is meant.
 * @param book what may be chosen without being sent: the address book of a customer
 */
export function wantedDelivery(
  { fulfillment }: Pick<CheckoutRequest, 'fulfillment'>,
  book: readonly SaidDestination[] = [],
): WantedDelivery {
  const methods = fulfillment?.methods ?? []
  const first = methods[0]
  if (!first) return { destinations: [], notDone: [] }
  const notDone: NotDone[] = []
  if (methods.length > 1)
    notDone.push({
      code: 'fulfillment_method_unavailable',
      content: 'All goods of a checkout are sent together: only the first method counts',
      path: '$.fulfillment.methods[1]',
    })
  if (first.type === 'pickup')
    return {
      destinations: [],
      notDone: [
        ...notDone,
        {
          code: 'fulfillment_method_unavailable',
          content: 'Goods are sent, not picked up',
          path: `${method}.type`,
        },
      ],
    }
  const destinations = (first.destinations ?? []).map(named)
  const { selected_destination_id: wanted } = first
  const selected = wanted
    ? [...destinations, ...book].find(({ id }) => id === wanted)
    : destinations.length === 1
      ? destinations[0]
      : undefined
  if (wanted && !selected)
    notDone.push({
      code: 'invalid',
      content: `There is no destination ${wanted}: send it among the destinations`,
      path: `${method}.selected_destination_id`,
    })
  const option_id = first.groups?.find((group) => group.selected_option_id)?.selected_option_id ?? undefined
  return {
    destinations,
    ...(selected ? { selected } : {}),
    ...(option_id ? { option_id } : {}),
    notDone,
  }
}

const named = ({ id, ...parts }: { id?: string | undefined; [part: string]: unknown }): SaidDestination => ({
  ...parts,
  id: id ?? `dest_${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)}`,
})
