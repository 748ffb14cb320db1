import type { InventoryItemDetails } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { EditIcon, LayersIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { type ListFilter, useFlagFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage, type Selection } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { few, useAvailableFilter } from '../../kit/stock/use-available-filter'
import { useLocations } from '../../kit/stock/use-locations'
import { paths } from '../../paths'
import { useNavigate, useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { itemName, productName } from './item-name'
import { NewItemDialog } from './NewItemDialog'
import { inventoryItems, locations } from './resource'

const AdjustManyDialog = onDemand(async () => (await import('./AdjustManyDialog')).AdjustManyDialog)

type Item = InventoryItemDetails

/** All that is counted: what there is of it, what is spoken for, and where it lies. */
export function InventoryPage() {
  const t = useWords('inventory')
  const may = useMay()
  const mayImport = may('POST /admin/batch-jobs') && may('POST /admin/inventory-items')
  const go = useNavigate()
  const [search] = useSearchParams()
  const { options } = useLocations()
  const chosen = search.getAll('location_id')
  return (
    <ListPage
      of={inventoryItems}
      screen="inventory"
      icon={LayersIcon}
      emptyActions={<LeadTo place="products" />}
      nameOf={itemName}
      hrefOf={({ id }) => paths.inventoryItem(id)}
      filters={useFilters()}
      columns={(column) => [
        column.name('title', {
          value: productName,
          below: ({ variants }) => variants.map(({ title }) => title).join(', '),
          picture: ({ thumbnail, variants }) => thumbnail ?? variants[0]?.product?.thumbnail,
        }),
        column.code('sku', { isSortable: true }),
        column.of('available', (item) => <Available of={item} />, { isNumeric: true }),
        column.of('reserved', ({ reserved_quantity }) => reserved_quantity ?? '', {
          isNumeric: true,
          isSecondary: true,
        }),
        column.of('incoming', (item) => incoming(item), { isNumeric: true, isSecondary: true }),
        column.of('stocked', ({ stocked_quantity }) => stocked_quantity ?? '', {
          isNumeric: true,
          isSecondary: true,
        }),
        // One more for each location, for those who compare.
        ...options
          .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
          .map(({ id, name }) =>
            column.of(`at_${id}`, (item) => stockedAt(item, id), {
              header: name,
              isNumeric: true,
              isHidden: true,
              isSecondary: true,
            }),
          ),
        column.date('updated_at', { isSortable: true, isHidden: true }),
      ]}
      edit={(_, close) => <NewItemDialog onClose={close} />}
      exports={{ type: 'inventory-export' }}
      imports={mayImport ? { name: t('common:import'), href: paths.inventoryImport } : undefined}
      views={[
        { id: 'low', name: t('low', { count: few }), search: 'available_quantity=low' },
        { id: 'negative', name: t('negative'), search: 'available_quantity=negative' },
        { id: 'nowhere', name: t('stocked_nowhere'), search: 'is_stocked=false' },
      ]}
      bulk={
        may('POST /admin/inventory-items/adjust')
          ? (selection) => <AdjustTicked selection={selection} location={chosen[0]} />
          : undefined
      }
      actions={
        may('POST /admin/inventory-counts')
          ? [
              {
                id: 'count',
                name: t('count.title'),
                icon: <EditIcon />,
                onAction: () =>
                  void go(
                    `${paths.inventoryCount}?${new URLSearchParams(chosen[0] ? { location_id: chosen[0] } : {})}`,
                  ),
              },
            ]
          : []
      }
    />
  )
}

const incoming = ({ location_levels }: Item) =>
  location_levels.reduce((sum, level) => sum + level.incoming_quantity, 0)
const stockedAt = ({ location_levels }: Item, id: string) =>
  location_levels.find(({ location_id }) => location_id === id)?.stocked_quantity ?? ''

function Available({ of: { location_levels } }: { of: Item }) {
  const t = useWords('inventory')
  if (location_levels.length === 0) return <span className="ad-Muted">{t('stocked_nowhere')}</span>
  const available = location_levels.reduce((sum, level) => sum + level.available_quantity, 0)
  return <span className={available <= 0 ? 'ad-Alarm' : 'ad-Strong'}>{available}</span>
}

function useFilters(): ListFilter<
  'location_id' | 'available_quantity' | 'is_stocked' | 'requires_shipping'
>[] {
  const t = useWords('inventory')
  return [
    useRelationFilter('location_id', t('location'), locations, ({ name }) => name),
    useAvailableFilter(t('fields.available')),
    useFlagFilter('is_stocked', t('is_stocked')),
    useFlagFilter('requires_shipping', t('fields.requires_shipping')),
  ]
}

function AdjustTicked({ selection, location }: { selection: Selection<Item>; location: string | undefined }) {
  const t = useWords('inventory')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onPress={() => setOpen(true)}>
        {t('adjust')}
      </Button>
      {isOpen && (
        <AdjustManyDialog
          ids={selection.ids}
          location={location}
          onClose={() => setOpen(false)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}
