'use client'

import type { DateRange } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { CalendarIcon, ChevronDownIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Field } from '../Field/Field.js'
import type { FieldProps } from '../Field/field-parts.js'
import { DateRangePanel, type DateRangePanelProps } from './DateRangePanel.js'
import { useDateRangeText } from './date-range-text.js'

export type { DateRange, DateRangePreset } from '@cartwright/sdk/rules'

export interface DateRangeInputProps
  extends FieldProps,
    Pick<DateRangePanelProps, 'presets' | 'timeZone' | 'min' | 'max' | 'isRequired'> {
  /** Days as ISO 8601, both included; null when none are chosen. */
  value?: DateRange | null
  defaultValue?: DateRange | null
  onChange?: (range: DateRange | null) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  isDisabled?: boolean
  /** Offers to choose none again; where nothing asks for a period, unless told otherwise. */
  isClearable?: boolean
  /** The form gets the first day as `<name>[from]` and the last one as `<name>[to]`. */
  name?: string
}

/** A period, chosen by its name or by its days. What is typed counts once it is applied; Escape forgets it. */
export function DateRangeInput({
  value,
  defaultValue = null,
  onChange,
  placeholder,
  isDisabled,
  isClearable,
  name,
  presets,
  timeZone,
  min,
  max,
  ...field
}: DateRangeInputProps) {
  const t = useStrings()
  const [own, setOwn] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const inWords = useDateRangeText({ timeZone, presets })
  const current = value === undefined ? own : value
  const apply = (range: DateRange | null) => {
    setOwn(range)
    onChange?.(range)
    setOpen(false)
  }
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            id={id}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy}
            data-invalid={isInvalid}
            isDisabled={isDisabled}
            className="cw-Input cw-Select-button"
          >
            <CalendarIcon />
            <span
              id={`${id}-value`}
              className="cw-Select-value"
              data-placeholder={!current || undefined}
              // Server and reader may live on two days.
              suppressHydrationWarning
            >
              {current ? inWords(current) : (placeholder ?? t('choose'))}
            </span>
            <ChevronDownIcon className="cw-Select-arrow" />
          </Button>
          <Popover className="cw-Popover cw-DateRange-popover" placement="bottom start" offset={4}>
            <Dialog aria-labelledby={`${id}-label`} className="cw-DateRange-dialog">
              <DateRangePanel
                value={current}
                onApply={apply}
                presets={presets}
                timeZone={timeZone}
                min={min}
                max={max}
                isRequired={isClearable === undefined ? field.isRequired : !isClearable}
              />
            </Dialog>
          </Popover>
          {name && (
            <>
              <input type="hidden" name={`${name}[from]`} value={current?.from ?? ''} />
              <input type="hidden" name={`${name}[to]`} value={current?.to ?? ''} />
            </>
          )}
        </DialogTrigger>
      )}
    </Field>
  )
}
