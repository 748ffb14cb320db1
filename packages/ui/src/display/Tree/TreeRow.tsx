'use client'

import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { Checkbox } from '../../controls/Checkbox/Checkbox.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import {
  ArrowDownIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  ArrowUpIcon,
  ChevronEndIcon,
  DragIcon,
  EditIcon,
  MoreIcon,
} from '../../icons/icons.js'
import { Menu, type MenuAction, type MenuGroup } from '../../overlays/Menu/Menu.js'
import type { Translate } from '../../strings/use-strings.js'
import type { TreeDirection, TreeOutline } from './tree-moves.js'
import type { useTreeMoves } from './use-tree-moves.js'

export interface TreeRowProps {
  id: string
  name: string
  icon: ReactNode
  details: ReactNode
  menu: readonly MenuAction[]
  isDisabled: boolean | undefined
  onAction: (() => void) | undefined
  hasTick: boolean
  canBeMoved: boolean
  moves: ReturnType<typeof useTreeMoves>
  outline: TreeOutline
  nameOf: (key: string) => string
  isRenaming: boolean
  onStartRename: (() => void) | undefined
  /** Null leaves the name as it is. */
  onRename: (name: string | null) => void
  t: Translate
  /** The rows below this one. */
  children: ReactNode
}

/** An item of a tree with the rows below it. */
export function TreeRow({
  id,
  name,
  icon,
  details,
  isDisabled,
  onAction,
  hasTick,
  canBeMoved,
  isRenaming,
  onRename,
  t,
  children,
  ...rest
}: TreeRowProps) {
  const groups = menuOf({ id, canBeMoved, t, ...rest })
  const nameId = useId()
  return (
    <TreeItem id={id} textValue={name} isDisabled={isDisabled} onAction={onAction} className="cw-Tree-row">
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level }) => (
          <div className="cw-Tree-content" style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
            {canBeMoved && (
              // For the pointer only: keys and readers move by Alt with the arrow keys and by the menu.
              <span aria-hidden="true" className="cw-Tree-grip">
                <Button slot="drag" isDisabled>
                  <DragIcon />
                </Button>
              </span>
            )}
            <span id={`${nameId}-open`} hidden>
              {t(isExpanded ? 'collapseNamed' : 'expandNamed', { name })}
            </span>
            {hasChildItems ? (
              <Button slot="chevron" aria-labelledby={`${nameId}-open`} className="cw-Tree-chevron">
                <ChevronEndIcon />
              </Button>
            ) : (
              <span className="cw-Tree-chevron" />
            )}
            {hasTick && (
              <>
                <span id={`${nameId}-tick`} hidden>
                  {t('selectNamed', { name })}
                </span>
                <Checkbox slot="selection" aria-labelledby={`${nameId}-tick`} />
              </>
            )}
            {icon != null && <span className="cw-Tree-icon">{icon}</span>}
            {isRenaming ? (
              <NameField name={name} label={t('renameNamed', { name })} onRename={onRename} />
            ) : (
              <span className="cw-Tree-name">
                <bdi>{name}</bdi>
              </span>
            )}
            {details != null && <span className="cw-Tree-details">{details}</span>}
            {groups.length > 0 && (
              <Menu
                placement="bottom end"
                items={groups}
                trigger={
                  <IconButton
                    size="s"
                    label={`${t('moreActions')}: ${name}`}
                    hasTooltip={false}
                    icon={<MoreIcon />}
                    className="cw-Tree-menu"
                  />
                }
              />
            )}
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

function NameField({
  name,
  label,
  onRename,
}: {
  name: string
  label: string
  onRename: (name: string | null) => void
}) {
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()
  return (
    <input
      type="text"
      className="cw-Input cw-Tree-field"
      aria-label={label}
      defaultValue={name}
      // The row would take a press for its own.
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onBlur={(event) => onRename(event.target.value)}
      ref={(field) => {
        if (!field || field.dataset.seen) return
        field.dataset.seen = ''
        field.focus()
        field.select()
      }}
    />
  )
}

const ways = {
  up: { icon: <ArrowUpIcon />, shortcut: '⌥↑' },
  down: { icon: <ArrowDownIcon />, shortcut: '⌥↓' },
  in: { icon: <ArrowEndIcon />, shortcut: '' },
  out: { icon: <ArrowStartIcon />, shortcut: '' },
} as const

/** What the application offers, renaming, and the moves there are from here. */
function menuOf({
  id,
  menu,
  canBeMoved,
  moves,
  outline,
  nameOf,
  onStartRename,
  t,
}: Pick<
  TreeRowProps,
  'id' | 'menu' | 'canBeMoved' | 'moves' | 'outline' | 'nameOf' | 'onStartRename' | 't'
>): MenuGroup[] {
  const parent = outline.parents.get(id) ?? null
  const siblings = outline.children.get(parent) ?? []
  const before = siblings[siblings.indexOf(id) - 1]
  const names: Record<TreeDirection, string> = {
    up: t('moveUp'),
    down: t('moveDown'),
    in: t('moveInto', { name: before === undefined ? '' : nameOf(before) }),
    out: t('moveOut', { name: parent === null ? '' : nameOf(parent) }),
  }
  const own: MenuAction[] = onStartRename
    ? [{ id: 'rename', name: t('rename'), icon: <EditIcon />, shortcut: 'F2', onAction: onStartRename }]
    : []
  const moving: MenuAction[] = canBeMoved
    ? (['up', 'down', 'in', 'out'] as const).flatMap((way) =>
        moves.wayOf(id, way)
          ? [
              {
                id: `move-${way}`,
                name: names[way],
                icon: ways[way].icon,
                shortcut: ways[way].shortcut || undefined,
                onAction: () => moves.step(id, way),
              },
            ]
          : [],
      )
    : []
  return [{ items: [...own, ...menu] }, { items: moving }].filter(({ items }) => items.length > 0)
}
