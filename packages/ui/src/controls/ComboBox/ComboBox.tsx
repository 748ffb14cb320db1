'use client'

import { useFilter } from 'react-aria-components'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../../class-names.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { ChevronDownIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'
import { optionItem } from '../Select/SelectList.js'
import type { SelectOption } from '../Select/select-options.js'

export interface ComboBoxProps
  extends FieldProps,
    Pick<AriaProps<SelectOption>, 'isDisabled' | 'isRequired' | 'name' | 'autoFocus' | 'onBlur'> {
  /** The choices. With `onSearch` those that were found. */
  options: readonly SelectOption[]
  /** The id of the chosen option; null when there is none. */
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  /** Called with what is typed, to find options elsewhere; without it the options themselves are searched. */
  onSearch?: (text: string) => void
  isSearching?: boolean
  placeholder?: string
}

/** One of many, found by typing: a customer, a product. */
export function ComboBox({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  options,
  value,
  defaultValue,
  onChange,
  onSearch,
  isSearching,
  placeholder,
  ...props
}: ComboBoxProps) {
  const t = useStrings()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <AriaComboBox
      {...props}
      defaultItems={onSearch ? undefined : options}
      items={onSearch ? options : undefined}
      defaultFilter={onSearch ? () => true : contains}
      value={value}
      defaultValue={defaultValue}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      onInputChange={onSearch}
      allowsEmptyCollection
      menuTrigger="focus"
      validationBehavior="aria"
      isInvalid={errorList(errors).length > 0 || undefined}
      className={classNames('cw-Field', 'cw-ComboBox', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={errors}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className="cw-Input cw-InputGroup">
          <Input placeholder={placeholder ?? t('search')} />
          {isSearching && <Spinner size={14} />}
          <Button className="cw-ComboBox-button">
            <ChevronDownIcon />
          </Button>
        </Group>
      </FieldLayout>
      <Popover className="cw-Popover cw-Select-popover" offset={4}>
        <ListBox
          className="cw-ListBox"
          renderEmptyState={() => (
            <div className="cw-ListBox-empty">{isSearching ? t('loading') : t('noResults')}</div>
          )}
        >
          {optionItem}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
