'use client'

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import {
  type SelectProps as AriaProps,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'
import { CheckIcon, ChevronDownIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'

export interface SelectOption {
  id: string
  name: string
  /** A second, smaller line. */
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SelectGroup {
  name: string
  options: readonly SelectOption[]
}

export interface SelectProps
  extends FieldProps,
    Pick<
      AriaProps,
      'isDisabled' | 'isRequired' | 'name' | 'autoFocus' | 'isOpen' | 'onOpenChange' | 'onBlur'
    > {
  /** The choices, or groups of them. */
  options: readonly SelectOption[] | readonly SelectGroup[]
  /** The id of the chosen option; null when there is none. */
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  placeholder?: string
}

const isGroup = (one: SelectOption | SelectGroup): one is SelectGroup => 'options' in one

/** One of a short list. For a long one that must be searched, use ComboBox. */
export function Select({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  ...props
}: SelectProps) {
  const t = useStrings()
  return (
    <AriaSelect
      {...props}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => key !== null && onChange?.(String(key))}
      placeholder={placeholder ?? t('choose')}
      validationBehavior="aria"
      isInvalid={errorList(errors).length > 0 || undefined}
      className={classNames('cw-Field', 'cw-Select', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={errors}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Button className="cw-Input cw-Select-button">
          <SelectValue className="cw-Select-value" />
          <ChevronDownIcon className="cw-Select-arrow" />
        </Button>
      </FieldLayout>
      <Popover className="cw-Popover cw-Select-popover" offset={4}>
        <ListBox className="cw-ListBox">
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
    </AriaSelect>
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
