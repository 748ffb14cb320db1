import { DateInput } from '@cartwright/ui/DateInput'
import { FormRow } from '@cartwright/ui/Form'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import { DurationField } from './DurationField'
import type { StepProps } from './discount-steps'

/** What is typed, when, and how often. */
export function CodeStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('discounts')
  return (
    <div className="ad-Fields">
      <TextField
        label={t('fields.code')}
        hint={t('code_hint')}
        value={draft.code}
        onChange={(code) => set({ code: code.toUpperCase() })}
        errors={errorOf('code')}
        isRequired
        autoFocus
      />
      <TextField
        label={t('fields.description')}
        hint={t('description_hint')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <FormRow className="ad-Wide">
        <DateInput
          label={t('fields.starts_at')}
          hint={t('starts_hint')}
          withTime
          value={draft.starts_at}
          onChange={(starts_at) => set({ starts_at })}
        />
        <DateInput
          label={t('fields.ends_at')}
          hint={t('ends_hint')}
          withTime
          value={draft.ends_at}
          onChange={(ends_at) => set({ ends_at })}
          errors={errorOf('ends_at')}
        />
      </FormRow>
      <NumberInput
        className="ad-Short"
        label={t('fields.usage_limit')}
        hint={t('limit_hint')}
        value={draft.usage_limit}
        onChange={(usage_limit) => set({ usage_limit })}
        minValue={1}
      />
      <Switch
        isSelected={draft.is_dynamic}
        onChange={(is_dynamic) => set({ is_dynamic })}
        hint={t('dynamic_hint')}
      >
        {t('fields.is_dynamic')}
      </Switch>
      {draft.is_dynamic && (
        <DurationField value={draft.duration} onChange={(duration) => set({ duration })} />
      )}
    </div>
  )
}
