import { EditIcon, TrashIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { useTranslation } from 'react-i18next'

interface Doings {
  /** Absent where the reader may not. */
  onEdit?: () => void
  onRemove?: () => void
}

/** "Edit" and "Delete" for the menu of a row, each where it can be done. */
export function useRowActions(): (doings: Doings) => MenuAction[] {
  const { t } = useTranslation()
  return ({ onEdit, onRemove }) => [
    ...(onEdit ? [{ id: 'edit', name: t('edit'), icon: <EditIcon />, onAction: onEdit }] : []),
    ...(onRemove
      ? [{ id: 'remove', name: t('delete'), icon: <TrashIcon />, isDanger: true, onAction: onRemove }]
      : []),
  ]
}
