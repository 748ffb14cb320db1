'use client'

import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { CheckIcon } from '../../icons/icons.js'
import type { Opener } from '../../parts/use-opener.js'
import { isGroup, type SelectOption, type SelectProps } from './select-options.js'

interface Props extends Pick<SelectProps, 'options'> {
  by: Omit<Opener<unknown>, 'button' | 'Part'>
  labelId: string
  value: string | null
  onChange: (id: string) => void
}

/** What a select opens. */
export function SelectList({ by, labelId, options, value, onChange }: Props) {
  return (
    <Popover
      trigger="Select"
      triggerRef={by.triggerRef}
      isOpen={by.isOpen}
      onOpenChange={by.setOpen}
      aria-labelledby={labelId}
      className="cw-Popover cw-Select-popover"
      placement="bottom start"
      offset={4}
    >
      <ListBox
        id={by.id}
        aria-labelledby={labelId}
        className="cw-ListBox"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
        // Choosing what is chosen already closes it, too. The type of the list does not know what its state takes.
        {...({ allowDuplicateSelectionEvents: true } as object)}
        autoFocus={by.focus}
        shouldFocusOnHover
        shouldSelectOnPressUp
        onSelectionChange={(keys) => {
          const [key] = [...keys]
          by.setOpen(false)
          if (key !== undefined) onChange(String(key))
        }}
      >
        {options.map((one) =>
          isGroup(one) ? (
            <ListBoxSection key={one.name}>
              <Header className="cw-ListBox-header">{one.name}</Header>
              {one.options.map(optionItem)}
            </ListBoxSection>
          ) : (
            optionItem(one)
          ),
        )}
      </ListBox>
    </Popover>
  )
}

/** One line of a list of choices, with a tick when it is chosen. */
export function optionItem({ id, name, description, icon, isDisabled }: SelectOption) {
  return (
    <ListBoxItem key={id} id={id} textValue={name} isDisabled={isDisabled} className="cw-Option">
      {({ isSelected }) => (
        <>
          {icon}
          <span className="cw-Option-text">
            <Text slot="label">{name}</Text>
            {description != null && (
              <Text slot="description" className="cw-Option-description">
                {description}
              </Text>
            )}
          </span>
          {isSelected && <CheckIcon className="cw-Option-tick" />}
        </>
      )}
    </ListBoxItem>
  )
}
