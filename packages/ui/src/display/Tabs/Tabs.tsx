'use client'

import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classNames } from '../../class-names.js'

export interface TabItem {
  id: string
  name: ReactNode
  /** How many wait there. */
  count?: number
  content?: ReactNode
  /** Makes the tab a link: the address decides which one is selected. */
  href?: string
  isDisabled?: boolean
}

export interface TabsProps {
  label: string
  items: readonly TabItem[]
  selected?: string
  defaultSelected?: string
  onChange?: (id: string) => void
  /** Stands at the end of the line of tabs. */
  actions?: ReactNode
  className?: string
}

/** Several panels in one place. Arrow keys move between the tabs. */
export function Tabs({ label, items, selected, defaultSelected, onChange, actions, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={classNames('cw-Tabs', className)}
    >
      <div className="cw-Tabs-head">
        <TabList aria-label={label} className="cw-Tabs-list">
          {items.map(({ id, name, count, href, isDisabled }) => (
            <Tab key={id} id={id} href={href} isDisabled={isDisabled} className="cw-Tab">
              {name}
              {count !== undefined && <span className="cw-Tab-count">{count}</span>}
            </Tab>
          ))}
        </TabList>
        {actions != null && <div className="cw-Tabs-actions">{actions}</div>}
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="cw-Tabs-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
