'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { CloseIcon, PlusIcon } from '../../icons/icons.js'
import { Menu } from '../../overlays/Menu/Menu.js'
import { Popover } from '../../overlays/Popover/Popover.js'
import { part } from '../../parts/part.js'
import { useStrings } from '../../strings/use-strings.js'

/** What a filter is set to: ids of choices, or one text. As it stands in the address of the page. */
export type FilterValue = readonly string[]

export interface Filter {
  id: string
  name: string
  /** Choices to tick. Without them the filter is a text. */
  options?: readonly { id: string; name: string }[]
  /** Another control in place of both: a range of dates, of money. */
  render?: (value: FilterValue, onChange: (value: FilterValue) => void) => ReactNode
  /** The value in words; names of the choices when absent. */
  describe?: (value: FilterValue) => string
}

export interface FilterBarProps {
  /** Read aloud: "Filter orders". */
  label: string
  filters: readonly Filter[]
  /** By the id of the filter; those that are absent or empty are not set. */
  values: Readonly<Record<string, FilterValue>>
  onChange: (values: Record<string, FilterValue>) => void
  /** Stands before the chips: a search field. */
  children?: ReactNode
  /** Stands at the end of the line: the order of the list, its columns. */
  actions?: ReactNode
  /** Opens the list of filters: for the key that does. */
  isAdding?: boolean
  onAddingChange?: (isAdding: boolean) => void
  className?: string
}

const inWords = (filter: Filter, value: FilterValue): string =>
  filter.describe?.(value) ??
  value.map((one) => filter.options?.find((option) => option.id === one)?.name ?? one).join(', ')

const panel = part(async () => (await import('./FilterPanel.js')).FilterPanel)

/** The filters of a list, one chip each. */
export function FilterBar({
  label,
  filters,
  values,
  onChange,
  children,
  actions,
  isAdding,
  onAddingChange,
  className,
}: FilterBarProps) {
  const t = useStrings()
  // A filter just added has no value yet; its chip is there, and open.
  const [open, setOpen] = useState<string | null>(null)
  const Panel = panel.use(open !== null, { takesFocus: true, onFail: () => setOpen(null) })
  const bar = useRef<HTMLElement>(null)
  const isInView = useScrolledTo(bar, isAdding ?? false)
  const isSet = (filter: Filter) => (values[filter.id]?.length ?? 0) > 0
  const shown = filters.filter((filter) => isSet(filter) || filter.id === open)
  const others = filters.filter((filter) => !shown.includes(filter))
  const set = (id: string, value: FilterValue) => {
    const { [id]: _, ...rest } = values
    onChange(value.length > 0 ? { ...rest, [id]: value } : rest)
  }
  return (
    <search ref={bar} aria-label={label} className={classNames('cw-FilterBar', className)}>
      {children}
      {shown.map((filter) => {
        const value = values[filter.id] ?? []
        return (
          <span key={filter.id} className="cw-FilterBar-chip">
            <Popover
              label={filter.name}
              isOpen={open === filter.id && Panel !== undefined}
              onOpenChange={(isOpen) => setOpen(isOpen ? filter.id : null)}
              trigger={
                <Button size="s" variant="ghost" className="cw-FilterBar-name">
                  {filter.name}
                  {value.length > 0 && <span className="cw-FilterBar-value">: {inWords(filter, value)}</span>}
                </Button>
              }
            >
              {({ close }) =>
                Panel && (
                  <Panel
                    filter={filter}
                    value={value}
                    onChange={(next) => set(filter.id, next)}
                    onDone={close}
                  />
                )
              }
            </Popover>
            <IconButton
              size="s"
              label={t('removeNamed', { name: filter.name })}
              hasTooltip={false}
              icon={<CloseIcon size={12} />}
              onPress={() => {
                set(filter.id, [])
                setOpen(null)
              }}
            />
          </span>
        )
      })}
      {others.length > 0 && (
        <Menu
          isOpen={isAdding === undefined ? undefined : isAdding && isInView}
          onOpenChange={onAddingChange}
          items={others.map(({ id, name }) => ({ id, name }))}
          onAction={setOpen}
          trigger={
            <Button size="s" variant="ghost" icon={<PlusIcon size={14} />}>
              {t('addFilter')}
            </Button>
          }
        />
      )}
      {filters.some(isSet) && (
        <Button size="s" variant="ghost" onPress={() => onChange({})}>
          {t('clearAll')}
        </Button>
      )}
      {actions != null && <div className="cw-FilterBar-actions">{actions}</div>}
    </search>
  )
}

/** Scrolls an element into view when it is wanted, and then says so: what opens beside it must not open off the screen. */
function useScrolledTo(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isWanted) return setThere(false)
    element.current?.scrollIntoView({ block: 'nearest' })
    // Menus close when the page scrolls, and browsers tell of a scroll a frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setThere(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted, element])
  return isThere
}
