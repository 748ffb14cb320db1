'use client'

import type { ReactElement, ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Keyboard } from 'react-aria-components/Keyboard'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'
import { useKeysText } from '../../display/Keys/Keys.js'

export interface MenuAction {
  id: string
  name: string
  description?: ReactNode
  icon?: ReactNode
  /** Keys that do the same. */
  shortcut?: string
  onAction?: () => void
  /** Goes somewhere instead. */
  href?: string
  isDisabled?: boolean
  /** Removes something. */
  isDanger?: boolean
}

export interface MenuGroup {
  /** A line above the group; a rule divides groups without one. */
  name?: string
  items: readonly MenuAction[]
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuAction[] | readonly MenuGroup[]
  /** Called with the id of what was chosen, after its own `onAction`. */
  onAction?: (id: string) => void
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

const isGroup = (one: MenuAction | MenuGroup): one is MenuGroup => 'items' in one

/** Actions that open below a button. */
export function Menu({ trigger, items, onAction, placement = 'bottom start', ...props }: MenuProps) {
  return (
    <MenuTrigger {...props}>
      {trigger}
      <Popover className="cw-Popover cw-Menu-popover" placement={placement} offset={4}>
        <AriaMenu className="cw-Menu" onAction={(key) => onAction?.(String(key))}>
          {items.map((one, index) =>
            isGroup(one) ? (
              <MenuSection
                key={one.name ?? index}
                className="cw-Menu-group"
                aria-label={one.name ?? one.items[0]?.name}
              >
                {one.name && <Header className="cw-ListBox-header">{one.name}</Header>}
                {one.items.map(menuItem)}
              </MenuSection>
            ) : (
              menuItem(one)
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function menuItem({ id, name, description, icon, shortcut, isDanger, ...props }: MenuAction) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={name}
      className={classNames('cw-Option', 'cw-Menu-item', isDanger && 'cw-Menu-danger')}
      {...props}
    >
      {icon}
      <span className="cw-Option-text">
        <Text slot="label">{name}</Text>
        {description != null && (
          <Text slot="description" className="cw-Option-description">
            {description}
          </Text>
        )}
      </span>
      {shortcut && <ShortcutText keys={shortcut} />}
    </MenuItem>
  )
}

const ShortcutText = ({ keys }: { keys: string }) => (
  <Keyboard dir="ltr" className="cw-Menu-keys">
    {useKeysText(keys)}
  </Keyboard>
)
