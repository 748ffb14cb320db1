import { DataTable } from '@cartwright/ui/DataTable'
import type { MenuAction } from '@cartwright/ui/Menu'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import { AdjustPopover } from './AdjustPopover'
import type { Level } from './level'
import { useLocations } from './use-locations'

interface Props {
  levels: readonly Level[]
  /** More that can be done at a location. */
  menuOf?: (level: Level) => readonly MenuAction[]
  empty?: ReactNode
}

/** What lies where: on hand, spoken for, on its way, and what is left to sell. What is on hand is changed in place. */
export function LevelsTable({ levels, menuOf, empty }: Props) {
  const t = useWords('inventory')
  const { nameOf } = useLocations()
  const number = (id: 'reserved' | 'incoming') => ({
    id,
    header: t(`fields.${id}`),
    isNumeric: true,
    // On a phone, noughts give their room to what is left to sell.
    isSecondary: levels.every((level) => level[id] === 0),
    cell: (level: Level) => level[id],
  })
  return (
    <DataTable
      label={t('levels')}
      rows={levels}
      rowId={({ inventory_item_id, location_id }) => `${inventory_item_id} ${location_id}`}
      rowName={({ location_id }) => nameOf(location_id)}
      rowMenu={menuOf}
      scroll="own"
      empty={empty}
      columns={[
        { id: 'location', header: t('location'), cell: ({ location_id }) => nameOf(location_id) },
        {
          id: 'stocked',
          header: t('fields.stocked'),
          isNumeric: true,
          cell: (level) => <AdjustPopover level={level} place={nameOf(level.location_id)} />,
        },
        number('reserved'),
        number('incoming'),
        {
          id: 'available',
          header: t('fields.available'),
          isNumeric: true,
          cell: ({ available }) => (
            <span className={available <= 0 ? 'ad-Alarm' : 'ad-Strong'}>{available}</span>
          ),
        },
      ]}
    />
  )
}
