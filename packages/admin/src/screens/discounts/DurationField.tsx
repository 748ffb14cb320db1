import { FormRow } from '@cartwright/ui/Form'
import { Select } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import { useLocales } from '../../kit/use-locale'
import { type Duration, type DurationUnit, durationUnits } from './duration'

interface Props {
  /** Null when codes do not end by themselves. */
  value: Duration | null
  onChange: (value: Duration | null) => void
  errors?: readonly string[]
}

/** How long something lasts: a number and its unit. */
export function DurationField({ value, onChange, errors }: Props) {
  const t = useWords('discounts')
  const locales = useLocales()
  const unit = value?.unit ?? 'month'
  const nameOf = (one: DurationUnit) =>
    new Intl.NumberFormat(locales, { style: 'unit', unit: one, unitDisplay: 'long' })
      .formatToParts(value?.count ?? 1)
      .find(({ type }) => type === 'unit')?.value ?? one
  return (
    <FormRow>
      <NumberInput
        label={t('fields.valid_duration')}
        hint={t('duration_hint')}
        value={value?.count ?? Number.NaN}
        onChange={(count) => onChange(Number.isNaN(count) ? null : { count, unit })}
        minValue={1}
        maxValue={1000}
        errors={errors}
      />
      <Select
        label={t('fields.duration_unit')}
        value={unit}
        onChange={(id) =>
          onChange({ count: value?.count ?? 1, unit: durationUnits.find((one) => one === id) ?? 'month' })
        }
        options={durationUnits.map((id) => ({ id, name: nameOf(id) }))}
      />
    </FormRow>
  )
}
