'use client'

import type { DateRange } from '@cartwright/sdk/rules'
import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date'
import { useState } from 'react'
import { Heading } from 'react-aria-components/Heading'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { IconButton } from '../IconButton/IconButton.js'

export interface RangeMonthProps {
  value: DateRange | null
  /** The day whose month is shown. */
  start: string
  min?: string
  max?: string
  onChange: (range: DateRange) => void
}

const gregorian = new GregorianCalendar()
const day = (text: string | undefined): CalendarDate | undefined => (text ? parseDate(text) : undefined)

/** A month of the reader's calendar in which two days are chosen. */
export function RangeMonth({ value, start, min, max, onChange }: RangeMonthProps) {
  const t = useStrings()
  const [shown, setShown] = useState({ start, focused: parseDate(start) })
  // What is typed beside it turns the page.
  if (shown.start !== start) setShown({ start, focused: parseDate(start) })
  return (
    <RangeCalendar
      aria-label={t('period')}
      value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
      focusedValue={shown.focused}
      onFocusChange={(focused) =>
        setShown({ start, focused: toCalendar(focused as CalendarDate, gregorian) })
      }
      minValue={day(min)}
      maxValue={day(max)}
      onChange={(range) =>
        range &&
        onChange({
          from: toCalendar(range.start as CalendarDate, gregorian).toString(),
          to: toCalendar(range.end as CalendarDate, gregorian).toString(),
        })
      }
      className="cw-DateRange-calendar"
    >
      <header className="cw-DateRange-head">
        <IconButton
          slot="previous"
          size="s"
          hasTooltip={false}
          label={t('previousMonth')}
          icon={<ChevronStartIcon />}
        />
        <Heading className="cw-DateRange-month" />
        <IconButton
          slot="next"
          size="s"
          hasTooltip={false}
          label={t('nextMonth')}
          icon={<ChevronEndIcon />}
        />
      </header>
      <CalendarGrid weekdayStyle="narrow" className="cw-DateRange-grid">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="cw-DateRange-weekday">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="cw-DateRange-day" />}
        </CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  )
}
