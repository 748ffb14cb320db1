'use client'

import {
  type DateRange,
  type DateRangePreset,
  dateRangePresets,
  presetOf,
  presetRange,
  rangeProblem,
  todayIn,
} from '@cartwright/sdk/rules'
import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ListBox } from 'react-aria-components/ListBox'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { optionItem } from '../Select/SelectList.js'
import { DayField } from './DayField.js'
import { dateRangeText, presetName } from './date-range-text.js'
import { RangeMonth } from './RangeMonth.js'

export interface DateRangePanelProps {
  /** Days as ISO 8601, both included; null when none are chosen. */
  value: DateRange | null
  /** Called with days that are in order and between the bounds, or with null when they were cleared. */
  onApply: (range: DateRange | null) => void
  /** The periods offered by name, in this order. */
  presets?: readonly DateRangePreset[]
  /** Where today is decided: `Europe/Berlin`. The reader's own zone when absent. */
  timeZone?: string
  /** First and last day that may be chosen, as ISO 8601. */
  min?: string
  max?: string
  /** Keeps out the button that clears. */
  isRequired?: boolean
  className?: string
}

type Draft = { from: string | null; to: string | null }

/** Periods by name, two days to type and a calendar. DateRangeInput opens it; a filter shows it by itself. */
export function DateRangePanel({
  value,
  onApply,
  presets = dateRangePresets,
  timeZone,
  min,
  max,
  isRequired,
  className,
}: DateRangePanelProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const today = todayIn(timeZone)
  const start = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<Draft>(value ?? { from: null, to: null })
  const range = draft.from && draft.to ? { from: draft.from, to: draft.to } : null
  const problem = range && rangeProblem(range, { min, max })
  const chosen = range ? (presetOf(range, today, presets) ?? 'custom') : null

  const within = (preset: DateRangePreset): DateRange => {
    const { from, to } = presetRange(preset, today)
    return { from: min && from < min ? min : from, to: max && to > max ? max : to }
  }
  const choose = (id: string) => {
    if (id === 'custom') start.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
    else onApply(within(id as DateRangePreset))
  }
  const dayText = (day: string) => dateRangeText({ from: day, to: day }, locale)
  const problems = {
    order: t('endBeforeStart'),
    min: min && t('notBefore', { date: dayText(min) }),
    max: max && t('notAfter', { date: dayText(max) }),
  }
  return (
    <form
      className={classNames('cw-DateRange', className)}
      // The panel may stand in a form of the page, which is not to be sent by it.
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (range && !problem) onApply(range)
      }}
    >
      <ListBox
        aria-label={t('period')}
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        // Choosing what is chosen empties the selection: it is meant, still.
        onSelectionChange={(keys) => choose(String([...(keys as Set<string>)][0] ?? chosen))}
        className="cw-DateRange-presets"
      >
        {presets.map((preset) => {
          const { from, to } = within(preset)
          return optionItem({ id: preset, name: presetName(preset, locale, t), isDisabled: from > to })
        })}
        {optionItem({ id: 'custom', name: t('customPeriod') })}
      </ListBox>
      <div className="cw-DateRange-days">
        <div ref={start} className="cw-DateRange-fields">
          <DayField
            label={t('startDate')}
            value={draft.from}
            onChange={(from) => setDraft({ ...draft, from })}
            isInvalid={problem === 'order' || problem === 'min'}
          />
          <DayField
            label={t('endDate')}
            value={draft.to}
            onChange={(to) => setDraft({ ...draft, to })}
            isInvalid={problem === 'order' || problem === 'max'}
          />
        </div>
        <p role="alert" className="cw-Field-error cw-DateRange-problem">
          {problem && problems[problem]}
        </p>
        <RangeMonth
          value={problem === 'order' ? null : range}
          start={draft.from ?? draft.to ?? (max && max < today ? max : today)}
          min={min}
          max={max}
          onChange={setDraft}
        />
        <div className="cw-DateRange-actions">
          {!isRequired && value && (
            <Button variant="ghost" onPress={() => onApply(null)}>
              {t('clear')}
            </Button>
          )}
          <Button type="submit" variant="primary" isDisabled={!range || problem !== null}>
            {t('apply')}
          </Button>
        </div>
      </div>
    </form>
  )
}
