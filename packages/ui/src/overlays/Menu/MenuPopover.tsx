'use client'

import { Header } from 'react-aria-components/Header'
import { Keyboard } from 'react-aria-components/Keyboard'
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'
import { useKeysText } from '../../display/Keys/Keys.js'
import type { Opener } from '../../parts/use-opener.js'
import type { MenuAction, MenuGroup, MenuProps } from './Menu.js'

interface Props extends Pick<MenuProps, 'items' | 'onAction' | 'placement'> {
  by: Omit<Opener<unknown>, 'button' | 'Part'>
}

const isGroup = (one: MenuAction | MenuGroup): one is MenuGroup => 'items' in one

/** What a menu opens. */
export function MenuPopover({ by, items, onAction, placement }: Props) {
  const close = () => by.setOpen(false)
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={by.triggerRef}
      isOpen={by.isOpen}
      onOpenChange={by.setOpen}
      aria-labelledby={by.triggerId}
      className="cw-Popover cw-Menu-popover"
      placement={placement}
      offset={4}
    >
      <AriaMenu
        id={by.id}
        aria-labelledby={by.triggerId}
        autoFocus={by.focus}
        onClose={close}
        className="cw-Menu"
        onAction={(key) => onAction?.(String(key))}
      >
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
