import { IconButton } from '@cartwright/ui/IconButton'
import { CheckIcon, MoreIcon } from '@cartwright/ui/icons'
import { Menu, type MenuAction } from '@cartwright/ui/Menu'
import { part } from '@cartwright/ui/part'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from './ListTable'
import { useDensity } from './use-columns'

const chooser = part(async () => (await import('./ColumnChooser')).ColumnChooser)

export interface ListMenuProps<Row> {
  /** All columns the list can have, the first of them always shown. */
  columns: readonly ListColumn<Row>[]
  choice: { shown: readonly ListColumn<Row>[]; toggle: (id: string) => void; reset: () => void }
  /** More that can be done with the whole list: import, export. */
  actions?: readonly MenuAction[]
}

/** What can be done with a list as a whole, and how it is shown. */
export function ListMenu<Row>({ columns, choice, actions = [] }: ListMenuProps<Row>) {
  const { t } = useTranslation()
  const [isChoosing, setChoosing] = useState(false)
  const Chooser = chooser.use(isChoosing, { takesFocus: true, onFail: () => setChoosing(false) })
  const [density, setDensity] = useDensity()
  const densities = (['comfortable', 'compact'] as const).map((id) => ({
    id,
    name: t(`density_${id}`),
    icon: id === density ? <CheckIcon /> : <span className="ad-NoIcon" />,
    onAction: () => setDensity(id),
  }))
  const isChoice = columns.length > 2
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={<IconButton label={t('more_actions')} icon={<MoreIcon />} />}
        items={[
          ...(actions.length > 0 ? [{ items: actions }] : []),
          ...(isChoice
            ? [{ items: [{ id: 'columns', name: t('columns'), onAction: () => setChoosing(true) }] }]
            : []),
          { name: t('density'), items: densities },
        ]}
      />
      {Chooser && <Chooser columns={columns} choice={choice} onOpenChange={setChoosing} />}
    </>
  )
}
