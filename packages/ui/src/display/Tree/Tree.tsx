'use client'

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tree as AriaTree, type Key, type Selection } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '../../class-names.js'
import type { MenuAction } from '../../overlays/Menu/Menu.js'
import { useStrings } from '../../strings/use-strings.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { TreeRow } from './TreeRow.js'
import { outlineOf, type TreeMove, type TreeShape } from './tree-moves.js'
import { useTreeMoves } from './use-tree-moves.js'
import { useTreeRename } from './use-tree-rename.js'

export interface TreeProps<T> extends TreeShape<T> {
  /** What the items are: read aloud. */
  label: string
  items: readonly T[]
  /** The name of an item: shown, read aloud and found by typing its beginning. */
  itemName: (item: T) => string
  /** Before the name. */
  itemIcon?: (item: T) => ReactNode
  /** At the end of the row, quietly: a count, a badge. */
  itemDetails?: (item: T) => ReactNode
  /** Actions of an item; moving and renaming join them. */
  itemMenu?: (item: T) => readonly MenuAction[]
  isItemDisabled?: (item: T) => boolean
  /** Enter, or a press on a row. */
  onAction?: (item: T) => void
  selectionMode?: 'none' | 'single' | 'multiple'
  selected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  expanded?: ReadonlySet<string>
  /** The keys that are open at first, or all. */
  defaultExpanded?: Iterable<string> | 'all'
  onExpandedChange?: (expanded: ReadonlySet<string>) => void
  /**
   * Called with where an item was moved, by pointer, keys or menu; several that were dragged come one after the other. The
   * items change when the application hands back others: `moveTreeItem` makes them.
   */
  onMove?: (move: TreeMove) => void
  /** Whether an item may go there; an item never goes below itself, whatever this says. */
  canMove?: (move: TreeMove) => boolean
  /** Called with a new name. F2 and the menu of a row open the field for it. */
  onRename?: (item: T, name: string) => void
  /** First load: lines in place of items. */
  isLoading?: boolean
  /** Stands in place of the items when there are none. */
  empty?: ReactNode
  /** Draws only the rows in view: for thousands of items, in a box with a height. */
  isVirtual?: boolean
  className?: string
}

/**
 * Items below one another, to open, choose, move and rename. Arrow keys walk, open and close; Alt with an arrow key moves an
 * item up, down, in and out; F2 renames.
 */
export function Tree<T>({
  label,
  items,
  itemId,
  itemName,
  childrenOf,
  itemIcon,
  itemDetails,
  itemMenu,
  isItemDisabled,
  onAction,
  selectionMode = 'none',
  selected,
  onSelectedChange,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  onMove,
  canMove,
  onRename,
  isLoading,
  empty,
  isVirtual,
  className,
}: TreeProps<T>) {
  const t = useStrings()
  const { direction } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const byKey = useMemo(() => {
    const found = new Map<string, T>()
    const walk = (level: readonly T[]) => {
      for (const item of level) {
        found.set(itemId(item), item)
        walk(childrenOf(item) ?? [])
      }
    }
    walk(items)
    return found
  }, [items, itemId, childrenOf])
  const outline = useMemo(() => outlineOf(items, { itemId, childrenOf }), [items, itemId, childrenOf])
  const nameOf = (key: string) => {
    const item = byKey.get(key)
    return item === undefined ? key : itemName(item)
  }

  const [own, setOwn] = useState<ReadonlySet<string>>(
    () => new Set(defaultExpanded === 'all' ? byKey.keys() : defaultExpanded),
  )
  const open = expanded ?? own
  const expand = (next: ReadonlySet<string>) => {
    setOwn(next)
    onExpandedChange?.(next)
  }
  const moves = useTreeMoves({
    root,
    items,
    outline,
    nameOf,
    direction,
    t,
    onMove,
    canMove,
    onEnter: (parentKey) => {
      if (!open.has(parentKey)) expand(new Set(open).add(parentKey))
    },
  })

  const rename = useTreeRename({
    root,
    nameOf,
    onRename: (key, name) => {
      const item = byKey.get(key)
      if (item !== undefined) onRename?.(item, name)
    },
  })
  // React Aria's tree takes a name and no description.
  const isMovable = onMove !== undefined
  useLayoutEffect(() => {
    const tree = root.current?.querySelector('[role=treegrid]')
    if (isMovable) tree?.setAttribute('aria-describedby', helpId)
    else tree?.removeAttribute('aria-describedby')
  })
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined || !root.current?.contains(target)) return
    if (target.matches('input[type=text]')) {
      // Keys that are typed into the field are not those of the tree, which would go to what begins with a letter.
      event.stopPropagation()
      if (event.key === 'Enter' && !event.nativeEvent.isComposing)
        rename.end(key, (target as HTMLInputElement).value, true)
      if (event.key === 'Escape') rename.end(key, null, true)
      return
    }
    const isDone = moves.onKey(event, key)
    const isRenaming = event.key === 'F2' && onRename !== undefined
    if (isRenaming) rename.start(key)
    if (!isDone && !isRenaming) return
    event.preventDefault()
    event.stopPropagation()
  }

  const draw = (item: T): ReactNode => {
    const key = itemId(item)
    const children = childrenOf(item) ?? []
    return (
      <TreeRow
        key={key}
        id={key}
        name={itemName(item)}
        icon={itemIcon?.(item)}
        details={itemDetails?.(item)}
        menu={itemMenu?.(item) ?? []}
        isDisabled={isItemDisabled?.(item)}
        onAction={onAction && (() => onAction(item))}
        hasTick={selectionMode === 'multiple'}
        canBeMoved={isMovable}
        moves={moves}
        outline={outline}
        nameOf={nameOf}
        isRenaming={rename.renaming === key}
        onStartRename={onRename && (() => rename.start(key))}
        onRename={(name) => rename.end(key, name, false)}
        t={t}
      >
        {children.length > 0 ? children.map(draw) : null}
      </TreeRow>
    )
  }
  const changeSelection = (next: Selection) =>
    onSelectedChange?.(new Set(next === 'all' ? byKey.keys() : [...next].map(String)))

  if (isLoading)
    return (
      <div className={classNames('cw-Tree', className)} aria-busy="true">
        <span className="cw-hidden" role="status">
          {t('loading')}
        </span>
        <div className="cw-Tree-loading">
          <Skeleton lines={6} height="1.25rem" />
        </div>
      </div>
    )
  const tree = (
    <AriaTree
      aria-label={label}
      className="cw-Tree-list"
      selectionMode={selectionMode}
      selectedKeys={selected}
      onSelectionChange={changeSelection}
      expandedKeys={open as Set<Key>}
      onExpandedChange={(keys) => expand(new Set([...keys].map(String)))}
      dragAndDropHooks={onMove && moves.dragAndDropHooks}
      renderEmptyState={() => empty ?? null}
    >
      {items.map(draw)}
    </AriaTree>
  )
  return (
    // Keys are seen here before the tree takes them for its own.
    <div
      ref={root}
      className={classNames('cw-Tree', className)}
      data-virtual={isVirtual || undefined}
      onKeyDownCapture={onKeyDownCapture}
    >
      {isVirtual ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          {tree}
        </Virtualizer>
      ) : (
        tree
      )}
      {isMovable && (
        <p id={helpId} hidden>
          {t('treeHelp')}
        </p>
      )}
      <span role="status" className="cw-hidden">
        {moves.news}
      </span>
    </div>
  )
}
