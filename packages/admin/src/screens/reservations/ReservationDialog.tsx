import type { InventoryItemDetails, ReservationDetails, VariantInventoryItem } from '@cartwright/contract'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { EditDialog } from '../../kit/resource/EditDialog'
import { useSource } from '../../kit/resource/use-list'
import { useLocations } from '../../kit/stock/use-locations'
import { itemName } from '../inventory/item-name'
import { inventoryItems, reservations } from '../inventory/resource'

interface Props {
  /** Absent for a new one. */
  row: ReservationDetails | undefined
  /** Of what it is, where that is settled. */
  item?: VariantInventoryItem
  onClose: () => void
}

/** Keeps some of an item from being sold. */
export function ReservationDialog({ row, item, onClose }: Props) {
  const t = useWords('reservations')
  const [chosen, setChosen] = useState<InventoryItemDetails>()
  const source = useSource(inventoryItems)
  const { options } = useLocations()
  const of = item ?? chosen
  const levels = of?.location_levels
  const places = levels
    ? options
        .filter(({ id }) => levels.some(({ location_id }) => location_id === id))
        .map((option) => ({
          ...option,
          description: t('available', { count: availableAt(levels, option.id) }),
        }))
    : options
  return (
    <EditDialog
      of={reservations}
      screen="reservations"
      row={row}
      nameOf={({ quantity }) => String(quantity)}
      onClose={onClose}
      start={item ? { inventory_item_id: item.id, location_id: places[0]?.id, quantity: 1 } : { quantity: 1 }}
      fields={[
        { name: 'quantity', kind: 'number', min: 1, isRequired: true },
        { name: 'location_id', kind: 'choice', options: places, isRequired: true },
        { name: 'description', hint: t('description_hint') },
      ]}
    >
      {(form) =>
        !row &&
        !item && (
          <RelationPicker
            {...source}
            label={t('fields.inventory_item_id')}
            title={t('choose_item')}
            selectionMode="single"
            isRequired
            value={chosen ? [chosen] : []}
            rowName={itemName}
            rowDescription={({ sku }) => sku ?? undefined}
            onChange={([next]) => {
              setChosen(next)
              form.set('inventory_item_id', next?.id)
              const [place] = next?.location_levels ?? []
              if (!form.values.location_id && place) form.set('location_id', place.location_id)
            }}
            errors={form.errors.inventory_item_id}
          />
        )
      }
    </EditDialog>
  )
}

const availableAt = (levels: VariantInventoryItem['location_levels'], id: string): number =>
  levels.find(({ location_id }) => location_id === id)?.available_quantity ?? 0
