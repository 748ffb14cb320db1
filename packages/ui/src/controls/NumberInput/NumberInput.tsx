'use client'

import { type KeyboardEvent, type ReactNode, useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField,
  type NumberFieldProps,
  NumberFieldStateContext,
} from 'react-aria-components/NumberField'
import { flushSync } from 'react-dom'
import { classNames } from '../../class-names.js'
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'

export interface NumberInputProps
  extends FieldProps,
    Omit<
      NumberFieldProps,
      | 'className'
      | 'style'
      | 'children'
      | 'isInvalid'
      | 'prefix'
      | 'incrementAriaLabel'
      | 'decrementAriaLabel'
    > {
  placeholder?: string
  /** Stands after the number: `%`, `kg`. */
  suffix?: ReactNode
}

/**
 * A number in the reader's own notation, with a stepper. Held buttons repeat, arrow and page keys step, and leaving the
 * field brings the value between `minValue` and `maxValue`. What is no number cannot be typed; what is typed is reported on
 * leaving, on Enter, and on ⌘S or Ctrl S before whoever saves hears of it.
 */
export function NumberInput({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  placeholder,
  suffix,
  validationBehavior = 'aria',
  ...props
}: NumberInputProps) {
  const t = useStrings()
  return (
    <NumberField
      {...props}
      validationBehavior={validationBehavior}
      incrementAriaLabel={t('increase')}
      decrementAriaLabel={t('decrease')}
      isInvalid={errorList(errors).length > 0 || undefined}
      className={classNames('cw-Field', 'cw-NumberInput', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={errors}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className="cw-Input cw-InputGroup">
          <NumberText placeholder={placeholder} />
          {suffix != null && <span className="cw-Input-affix">{suffix}</span>}
          <span className="cw-NumberInput-stepper">
            <Button slot="increment" className="cw-NumberInput-step">
              <ChevronUpIcon size={12} />
            </Button>
            <Button slot="decrement" className="cw-NumberInput-step">
              <ChevronDownIcon size={12} />
            </Button>
          </span>
        </Group>
      </FieldLayout>
    </NumberField>
  )
}

function NumberText({ placeholder }: { placeholder?: string }) {
  const state = useContext(NumberFieldStateContext)
  // The keys that save find the focus still in the field: without this the number before the typing would be saved.
  const keys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey)) flushSync(() => state?.commit())
  }
  return <Input placeholder={placeholder} onKeyDown={keys} />
}
