'use client'

import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { Link } from '../../controls/Link/Link.js'
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, SortIcon } from '../../icons/icons.js'
import { Menu, type MenuAction, type MenuGroup } from '../../overlays/Menu/Menu.js'
import { useStrings } from '../../strings/use-strings.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { rangeBetween, withRows } from './selection.js'
import { useRowKeys } from './use-row-keys.js'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end of the cell, in numerals of one width. */
  isNumeric?: boolean
  isSortable?: boolean
  /** A CSS width: `120px`, `30%`. */
  width?: string
  /** Keeps header and cells for readers only: for pictures and tick marks. */
  isHeaderHidden?: boolean
  /** Left out on a phone. */
  isSecondary?: boolean
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** What the rows are: read aloud. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The name of a row, for the names of its tick box and menu. Its id when absent. */
  rowName?: (row: Row) => string
  /** Where a row leads. The first column becomes the link. */
  rowHref?: (row: Row) => string
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  selected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  /** Space on a row. */
  onPreview?: (row: Row) => void
  /** E on a row. */
  onEdit?: (row: Row) => void
  rowMenu?: (row: Row) => readonly MenuAction[] | readonly MenuGroup[]
  density?: 'comfortable' | 'compact'
  /** First load: lines in place of rows. */
  isLoading?: boolean
  /** Later loads: what is there stays, dimmed. */
  isRefreshing?: boolean
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  /** The head sticks to the window (with enough width), or to a box that scrolls by itself. */
  scroll?: 'page' | 'own'
  className?: string
  style?: CSSProperties
}

const interactive = 'a, button, input, select, textarea, label, [role=menuitem], [contenteditable]'

/**
 * Rows with a head that stays. Arrow keys or J and K move, X selects, Shift extends, Enter opens, Space previews,
 * E edits, a full stop opens the menu of the row, Escape clears the selection.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName = rowId,
  rowHref,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  onPreview,
  onEdit,
  rowMenu,
  density = 'comfortable',
  isLoading,
  isRefreshing,
  empty,
  scroll = 'page',
  className,
  style,
}: DataTableProps<Row>) {
  const t = useStrings()
  const ids = rows.map(rowId)
  const [openMenu, setOpenMenu] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)

  const select = (id: string, isExtending: boolean, isSelected: boolean) => {
    if (!selected) return
    const range = isExtending && anchor.current ? rangeBetween(ids, anchor.current, id) : [id]
    anchor.current = id
    onSelectedChange?.(withRows(selected, range, isSelected))
  }
  const keys = useRowKeys({
    ids,
    onSelect: selected && ((id, isExtending) => select(id, isExtending, isExtending || !selected.has(id))),
    onSelectAll: selected && (() => onSelectedChange?.(withRows(selected, ids, true))),
    onClear: selected && selected.size > 0 ? () => onSelectedChange?.(new Set()) : undefined,
    onPreview: onPreview && ((id) => onPreview(rows[ids.indexOf(id)]!)),
    onEdit: onEdit && ((id) => onEdit(rows[ids.indexOf(id)]!)),
    onMenu: rowMenu && setOpenMenu,
  })
  const clickRow = (event: MouseEvent<HTMLTableRowElement>) => {
    if ((event.target as Element).closest(interactive) || window.getSelection()?.toString()) return
    event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
  }
  const chosenHere = selected ? ids.filter((id) => selected.has(id)).length : 0
  const width = columns.length + (selected ? 1 : 0) + (rowMenu ? 1 : 0)

  return (
    <div
      className={classNames('cw-DataTable', className)}
      style={style}
      data-scroll={scroll}
      data-density={density}
      data-refreshing={isRefreshing || undefined}
    >
      <table aria-label={label} aria-busy={isLoading || isRefreshing || undefined}>
        <thead>
          <tr>
            {selected && (
              <th className="cw-DataTable-tick" scope="col">
                <Tick
                  label={t('selectAll')}
                  isChecked={ids.length > 0 && chosenHere === ids.length}
                  isPartly={chosenHere > 0 && chosenHere < ids.length}
                  onChange={(isChecked) => onSelectedChange?.(withRows(selected, ids, isChecked))}
                />
              </th>
            )}
            {columns.map((column) => {
              const direction = sort?.column === column.id ? sort.direction : undefined
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
                  data-numeric={column.isNumeric || undefined}
                  data-secondary={column.isSecondary || undefined}
                  style={{ inlineSize: column.width }}
                >
                  {column.isSortable ? (
                    <button
                      type="button"
                      className="cw-DataTable-sort"
                      data-sorted={direction}
                      onClick={() =>
                        onSortChange?.({
                          column: column.id,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    >
                      <span>{column.header}</span>
                      {direction === 'ascending' ? (
                        <ArrowUpIcon size={12} />
                      ) : direction === 'descending' ? (
                        <ArrowDownIcon size={12} />
                      ) : (
                        <SortIcon size={12} />
                      )}
                    </button>
                  ) : (
                    <span className={column.isHeaderHidden ? 'cw-hidden' : undefined}>{column.header}</span>
                  )}
                </th>
              )
            })}
            {rowMenu && (
              <th scope="col" className="cw-DataTable-menu">
                <span className="cw-hidden">{t('moreActions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={keys.bodyRef} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          {isLoading
            ? [96, 72, 84, 64, 90, 70, 80, 60].map((length) => (
                <tr key={length}>
                  <td colSpan={width}>
                    <Skeleton width={`${length}%`} />
                  </td>
                </tr>
              ))
            : rows.map((row, index) => {
                const id = ids[index]!
                const isSelected = selected?.has(id) ?? false
                const actions = rowMenu?.(row) ?? []
                return (
                  <tr
                    key={id}
                    data-row={id}
                    tabIndex={keys.isTabStop(id) ? 0 : -1}
                    data-selected={isSelected || undefined}
                    data-leads={rowHref ? true : undefined}
                    onClick={clickRow}
                  >
                    {selected && (
                      <td className="cw-DataTable-tick">
                        <Tick
                          label={t('selectNamed', { name: rowName(row) })}
                          isChecked={isSelected}
                          onChange={(isChecked, isExtending) => select(id, isExtending, isChecked)}
                        />
                      </td>
                    )}
                    {columns.map((column, at) => (
                      <td
                        key={column.id}
                        data-numeric={column.isNumeric || undefined}
                        data-secondary={column.isSecondary || undefined}
                      >
                        {at === 0 && rowHref ? (
                          <Link
                            href={rowHref(row)}
                            variant="plain"
                            className="cw-DataTable-link"
                            data-row-link=""
                          >
                            {column.cell(row)}
                          </Link>
                        ) : (
                          column.cell(row)
                        )}
                      </td>
                    ))}
                    {rowMenu && (
                      <td className="cw-DataTable-menu">
                        {actions.length > 0 && (
                          <Menu
                            placement="bottom end"
                            items={actions}
                            isOpen={openMenu === id}
                            onOpenChange={(isOpen) => setOpenMenu(isOpen ? id : null)}
                            trigger={
                              <IconButton
                                size="s"
                                label={`${t('moreActions')}: ${rowName(row)}`}
                                hasTooltip={false}
                                icon={<MoreIcon />}
                              />
                            }
                          />
                        )}
                      </td>
                    )}
                  </tr>
                )
              })}
          {!isLoading && rows.length === 0 && empty != null && (
            <tr>
              <td colSpan={width} className="cw-DataTable-empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

interface TickProps {
  label: string
  isChecked: boolean
  isPartly?: boolean
  onChange: (isChecked: boolean, isExtending: boolean) => void
}

/** A bare tick box: hundreds of them must stay cheap, and only the bare event tells whether Shift was held. */
function Tick({ label, isChecked, isPartly = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className="cw-Tick">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) =>
          onChange(
            event.target.checked,
            (event.nativeEvent as unknown as { shiftKey?: boolean }).shiftKey ?? false,
          )
        }
      />
    </label>
  )
}
