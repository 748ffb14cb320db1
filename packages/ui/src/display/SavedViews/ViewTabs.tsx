'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

interface Props {
  label: string
  tabs: readonly { id: string; content: ReactNode }[]
  selected: string | undefined
  onSelect: (id: string) => void
  /** The panel below: one for all tabs, as the list in it stays while they change. */
  panelId: string
  /** What the id of a tab begins with. */
  prefix: string
}

/** The tabs of views. One stop of the Tab key; arrow keys, Home and End open the others. */
export function ViewTabs({ label, tabs, selected, onSelect, panelId, prefix }: Props) {
  const { direction } = useLocale()
  const line = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const goals: Record<string, number> = {
      [forward]: (at + 1) % tabs.length,
      [back]: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const goal = goals[event.key]
    const next = goal === undefined ? undefined : tabs[goal]
    if (!next || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    line.current?.querySelectorAll<HTMLElement>('[role=tab]')[goal!]?.focus()
    onSelect(next.id)
  }
  return (
    <div ref={line} role="tablist" aria-label={label} className="cw-Tabs-list" onKeyDown={walk}>
      {tabs.map(({ id, content }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          data-selected={id === selected || undefined}
          className="cw-Tab"
          onClick={() => id !== selected && onSelect(id)}
        >
          {content}
        </button>
      ))}
    </div>
  )
}
