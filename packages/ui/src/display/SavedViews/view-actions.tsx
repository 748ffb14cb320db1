'use client'

import {
  ArrowEndIcon,
  ArrowStartIcon,
  CheckIcon,
  CopyIcon,
  EditIcon,
  PlusIcon,
  StarIcon,
  TrashIcon,
  UndoIcon,
  UserIcon,
} from '../../icons/icons.js'
import type { MenuGroup } from '../../overlays/Menu/Menu.js'
import type { Translate } from '../../strings/use-strings.js'
import type { SavedView } from './SavedViews.js'

export interface ViewActionHandlers {
  /** Keeps what the list shows as the view. */
  onSave?: (view: SavedView, search: string) => unknown
  /** Takes the changes back: opens the view as it was saved. */
  onDiscard?: (view: SavedView) => void
  onSaveAs?: () => void
  onRename?: (view: SavedView) => void
  onDuplicate?: (view: SavedView) => void
  /** Lets others see the view, or no longer. */
  onShareChange?: (view: SavedView, isShared: boolean) => void
  /** Makes the list open with the view; null for none. */
  onDefaultChange?: (view: SavedView | null) => void
  /** The ids in their new order. */
  onReorder?: (ids: readonly string[]) => void
  onDelete?: (view: SavedView) => void
}

interface ViewActionsOptions {
  view: SavedView
  views: readonly SavedView[]
  isChanged: boolean
  search: string
  t: Translate
  handlers: ViewActionHandlers
}

/** What can be done with a view, in groups. */
export function viewActions({
  view,
  views,
  isChanged,
  search,
  t,
  handlers,
}: ViewActionsOptions): MenuGroup[] {
  const {
    onSave,
    onDiscard,
    onSaveAs,
    onRename,
    onDuplicate,
    onShareChange,
    onDefaultChange,
    onReorder,
    onDelete,
  } = handlers
  const isOwn = !view.isBuiltIn
  const place = views.indexOf(view)
  const move = (to: number) => {
    const ids = views.map((one) => one.id)
    onReorder?.(ids.toSpliced(place, 1).toSpliced(to, 0, view.id))
  }
  const groups: MenuGroup['items'][] = [
    [
      ...when(onSave && isOwn && isChanged, {
        id: 'save',
        name: t('saveView'),
        icon: <CheckIcon />,
        onAction: () => void onSave?.(view, search),
      }),
      ...when(onDiscard && isChanged, {
        id: 'discard',
        name: t('discard'),
        icon: <UndoIcon />,
        onAction: () => onDiscard?.(view),
      }),
      ...when(onSaveAs, { id: 'save-as', name: t('saveAsView'), icon: <PlusIcon />, onAction: onSaveAs }),
    ],
    [
      ...when(onRename && isOwn, {
        id: 'rename',
        name: t('rename'),
        icon: <EditIcon />,
        onAction: () => onRename?.(view),
      }),
      ...when(onDuplicate, {
        id: 'duplicate',
        name: t('duplicate'),
        icon: <CopyIcon />,
        onAction: () => onDuplicate?.(view),
      }),
      ...when(onShareChange && isOwn, {
        id: 'share',
        name: t(view.isShared ? 'stopSharing' : 'share'),
        icon: <UserIcon />,
        onAction: () => onShareChange?.(view, !view.isShared),
      }),
      ...when(onDefaultChange, {
        id: 'default',
        name: t(view.isDefault ? 'noDefaultView' : 'makeDefaultView'),
        icon: <StarIcon />,
        onAction: () => onDefaultChange?.(view.isDefault ? null : view),
      }),
    ],
    onReorder
      ? [
          {
            id: 'earlier',
            name: t('moveEarlier'),
            icon: <ArrowStartIcon />,
            isDisabled: place === 0,
            onAction: () => move(place - 1),
          },
          {
            id: 'later',
            name: t('moveLater'),
            icon: <ArrowEndIcon />,
            isDisabled: place === views.length - 1,
            onAction: () => move(place + 1),
          },
        ]
      : [],
    when(onDelete && isOwn, {
      id: 'delete',
      name: t('delete'),
      icon: <TrashIcon />,
      isDanger: true,
      onAction: () => onDelete?.(view),
    }),
  ]
  return groups.filter((items) => items.length > 0).map((items) => ({ items }))
}

const when = (is: unknown, item: MenuGroup['items'][number]) => (is ? [item] : [])
