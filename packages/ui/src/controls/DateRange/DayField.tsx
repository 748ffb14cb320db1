'use client'

import { GregorianCalendar, parseDate, toCalendar } from '@internationalized/date'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'

export interface DayFieldProps {
  label: string
  /** A day as ISO 8601; null while it is not typed in full. */
  value: string | null
  onChange: (day: string | null) => void
  isInvalid?: boolean
}

const gregorian = new GregorianCalendar()

/** A day typed part by part, in the order and the calendar of the reader. */
export function DayField({ label, value, onChange, isInvalid }: DayFieldProps) {
  return (
    <DateField
      granularity="day"
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date ? toCalendar(date, gregorian).toString() : null)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className="cw-Field"
    >
      <Label className="cw-Field-label">{label}</Label>
      <DateInput className="cw-Input cw-DateRange-input">
        {(segment) => <DateSegment segment={segment} className="cw-DateRange-segment" />}
      </DateInput>
    </DateField>
  )
}
