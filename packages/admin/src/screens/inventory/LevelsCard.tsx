import type { VariantInventoryItem } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlaceIcon, PlusIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { LevelsTable } from '../../kit/stock/LevelsTable'
import { type Level, levelOf } from '../../kit/stock/level'
import { useLocations } from '../../kit/stock/use-locations'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'

const AddLocationDialog = onDemand(async () => (await import('./AddLocationDialog')).AddLocationDialog)
const IncomingDialog = onDemand(async () => (await import('./IncomingDialog')).IncomingDialog)
const TransferDialog = onDemand(async () => (await import('./TransferDialog')).TransferDialog)

type Window = { kind: 'add' } | { kind: 'incoming' | 'transfer'; level: Level }

/** Where an item lies, and how much of it. */
export function LevelsCard({ item }: { item: VariantInventoryItem }) {
  const t = useWords('inventory')
  const may = useMay()
  const { options } = useLocations()
  const [open, setOpen] = useState<Window>()
  const close = () => setOpen(undefined)
  const levels = item.location_levels.map(levelOf(item.id))
  const others = options.filter(({ id }) => !levels.some(({ location_id }) => location_id === id))
  const menuOf = useMenu(item.id, options.length, setOpen)
  const [first] = levels
  const add = may('POST /admin/inventory-items/:id/location-levels') && others.length > 0 && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setOpen({ kind: 'add' })}>
      {t('add_location')}
    </Button>
  )
  return (
    <Card
      title={t('levels')}
      isFlush
      actions={
        <>
          {first && options.length > 1 && may('POST /admin/inventory-items/adjust') && (
            <Button size="s" onPress={() => setOpen({ kind: 'transfer', level: first })}>
              {t('transfer')}
            </Button>
          )}
          {add}
        </>
      }
    >
      <LevelsTable
        levels={levels}
        menuOf={menuOf}
        empty={
          <EmptyState icon={<PlaceIcon size={20} />} title={t('stocked_nowhere')} actions={add}>
            {t('stocked_nowhere_text')}
          </EmptyState>
        }
      />
      {open?.kind === 'add' && <AddLocationDialog id={item.id} options={others} onClose={close} />}
      {open?.kind === 'incoming' && <IncomingDialog level={open.level} onClose={close} />}
      {open?.kind === 'transfer' && <TransferDialog levels={levels} from={open.level} onClose={close} />}
    </Card>
  )
}

function useMenu(id: string, count: number, onOpen: (window: Window) => void) {
  const t = useWords('inventory')
  const may = useMay()
  const remove = useAct(
    'DELETE /admin/inventory-items/:id/location-levels/:location_id',
    t('location_removed'),
  )
  return (level: Level) => [
    ...(count > 1 && level.stocked > 0 && may('POST /admin/inventory-items/adjust')
      ? [{ id: 'transfer', name: t('transfer'), onAction: () => onOpen({ kind: 'transfer', level }) }]
      : []),
    ...(may('POST /admin/inventory-items/:id/location-levels/:location_id')
      ? [{ id: 'incoming', name: t('set_incoming'), onAction: () => onOpen({ kind: 'incoming', level }) }]
      : []),
    // What is reserved there has to be freed first.
    ...(level.reserved === 0 && may('DELETE /admin/inventory-items/:id/location-levels/:location_id')
      ? [
          {
            id: 'remove',
            name: t('remove_location'),
            isDanger: true,
            onAction: () => remove.mutate({ params: { id, location_id: level.location_id } }),
          },
        ]
      : []),
  ]
}
