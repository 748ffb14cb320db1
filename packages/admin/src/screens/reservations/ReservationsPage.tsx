import type { ReservationDetails } from '@cartwright/contract'
import { ClockIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useLocations } from '../../kit/stock/use-locations'
import { paths } from '../../paths'
import { locations, reservations } from '../inventory/resource'
import { ReservedFor } from './ReservedFor'

const ReservationDialog = onDemand(async () => (await import('./ReservationDialog')).ReservationDialog)

/** What it is called: as it was sold, else as it is kept. */
const nameOfItem = ({ line_item, inventory_item }: ReservationDetails): string =>
  line_item?.title || inventory_item?.title || inventory_item?.sku || '…'

/** All that is spoken for: by orders that are not packed yet, and by hand. */
export function ReservationsPage() {
  const t = useWords('reservations')
  const { nameOf } = useLocations()
  return (
    <ListPage
      of={reservations}
      screen="reservations"
      icon={ClockIcon}
      crumbs={[{ name: t('common:places.inventory'), href: paths.inventory }]}
      isUnsearched
      query={{ expand: 'line_item.order,inventory_item' }}
      nameOf={({ quantity }) => String(quantity)}
      filters={[
        useRelationFilter('location_id', t('fields.location_id'), locations, ({ name }) => name),
        useDateFilter('created_at', t('fields.created_at')),
      ]}
      columns={(column) => [
        column.name('inventory_item_id', {
          value: nameOfItem,
          below: (row) => (row.inventory_item?.sku === nameOfItem(row) ? undefined : row.inventory_item?.sku),
        }),
        column.number('quantity', { isSortable: true, isSecondary: false }),
        column.of('for', (row) => <ReservedFor reservation={row} />),
        column.of('location_id', ({ location_id }) => nameOf(location_id), { isSecondary: true }),
        column.date('created_at', { isSortable: true, format: 'relative' }),
      ]}
      menuOf={({ inventory_item_id }) => [
        { id: 'item', name: t('open_item'), href: paths.inventoryItem(inventory_item_id) },
      ]}
      edit={(row, close) => <ReservationDialog row={row} onClose={close} />}
    />
  )
}
