import type { ReadName } from '@cartwright/sdk/react'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon, TrashIcon } from '@cartwright/ui/icons'
import { Menu, type MenuAction } from '@cartwright/ui/Menu'
import { useWords, type Words } from '../../i18n/use-words'
import { useNavigate } from '../../router/hooks'
import type { Identified, Resource } from './resource'
import { useRemove } from './use-remove'

interface Props<L extends ReadName, Row extends Identified> {
  of: Resource<L, Row>
  id: string
  /** What it is called in "… deleted": `list.deleted` of the screen's sentences. */
  name: string
  screen: Words
  /** The list, which is what one sees once it is deleted. */
  list: string
  /** What else can be done with it, before deleting. */
  items?: readonly MenuAction[]
}

/** The menu of a record's page. Whoever may deletes the record, behind "Undo". Nothing where nothing can be done. */
export function RecordMenu<L extends ReadName, Row extends Identified>(props: Props<L, Row>) {
  const { of, id, name, screen, list, items = [] } = props
  const t = useWords(screen)
  const go = useNavigate()
  const remove = useRemove(of)
  if (!remove && items.length === 0) return null
  const removal: MenuAction = {
    id: 'delete',
    name: t('common:delete'),
    icon: <TrashIcon />,
    isDanger: true,
    isDisabled: remove === undefined,
    onAction: () => {
      remove?.({ id, title: t('list.deleted', { name }) })
      void go(list)
    },
  }
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton label={t('common:more_actions')} icon={<MoreIcon />} />}
      items={[...items, removal]}
    />
  )
}
