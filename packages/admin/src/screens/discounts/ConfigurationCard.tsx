import type { Discount } from '@cartwright/contract'
import { DateInput } from '@cartwright/ui/DateInput'
import { DateTime } from '@cartwright/ui/DateTime'
import { FormRow } from '@cartwright/ui/Form'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import { useContractForm } from '../../kit/form/use-contract-form'
import { EditableCard } from '../../kit/record/EditableCard'
import { useLocales } from '../../kit/use-locale'
import { useMay } from '../../shell/permissions'
import { DurationField } from './DurationField'
import { durationInWords, durationOf, durationText } from './duration'
import { saidDiscount, valueText } from './sentence'

interface Props {
  discount: Discount
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
}

/** Code, value, dates and limit, edited where they stand. */
export function ConfigurationCard({ discount, isEditing, onEditingChange }: Props) {
  const t = useWords('discounts')
  const may = useMay()
  const { form, rule, setRule, values, hasDuration } = useConfiguration(discount)
  const type = discount.rule?.type ?? 'percentage'
  const currency = discount.regions?.[0]?.currency_code ?? 'eur'
  return (
    <EditableCard
      title={t('configuration')}
      facts={useFacts(discount)}
      isEditable={may('POST /admin/discounts/:id')}
      isEditing={isEditing}
      onEditingChange={onEditingChange}
      form={form}
    >
      <TextField {...values.text('code')} />
      <TextField
        label={t('fields.description')}
        value={rule.description}
        onChange={(description) => setRule({ description })}
      />
      {type === 'percentage' && (
        <NumberInput
          className="ad-Short"
          label={t('fields.percent')}
          value={typeof rule.value === 'number' ? rule.value : Number.NaN}
          onChange={(value) => setRule({ value: Number.isNaN(value) ? null : value })}
          minValue={1}
          maxValue={100}
          suffix="%"
          isRequired
          errors={values.errors.rule}
        />
      )}
      {type === 'fixed' && (
        <FormRow className="ad-Wide">
          <MoneyInput
            label={t('fields.amount')}
            currency={currency}
            value={rule.value}
            onChange={(value) => setRule({ value })}
            minValue={0}
            isRequired
            errors={values.errors.rule}
          />
          <Select
            label={t('fields.allocation')}
            value={rule.allocation}
            onChange={(id) => setRule({ allocation: id === 'item' ? 'item' : 'total' })}
            options={(['total', 'item'] as const).map((id) => ({ id, name: t(`allocation.${id}`) }))}
          />
        </FormRow>
      )}
      <FormRow className="ad-Wide">
        <DateInput {...values.date('starts_at')} withTime />
        <DateInput {...values.date('ends_at')} withTime hint={t('ends_hint')} />
      </FormRow>
      <NumberInput
        {...values.number('usage_limit')}
        className="ad-Short"
        hint={t('limit_hint')}
        minValue={1}
      />
      {hasDuration && (
        <DurationField
          value={durationOf(values.values.valid_duration) ?? null}
          onChange={(duration) => values.set('valid_duration', duration && durationText(duration))}
          errors={values.errors.valid_duration}
        />
      )}
    </EditableCard>
  )
}

interface RuleDraft {
  value: MoneyValue
  allocation: 'total' | 'item'
  description: string
}

/** The form of a discount: its own fields, and those of its rule, which the shop takes under one name. */
function useConfiguration(discount: Discount) {
  const start = useMemo(
    (): RuleDraft => ({
      value: discount.rule?.value ?? null,
      allocation: discount.rule?.allocation ?? 'total',
      description: discount.rule?.description ?? '',
    }),
    [discount.rule],
  )
  const [changed, setChanged] = useState<Partial<RuleDraft>>({})
  const rule = { ...start, ...changed }
  const isRuleDirty =
    rule.value !== start.value ||
    rule.allocation !== start.allocation ||
    rule.description !== start.description
  const amount = typeof rule.value === 'number' ? rule.value : undefined
  const values = useContractForm('POST /admin/discounts/:id', {
    params: { id: discount.id },
    start: discount,
    required: ['code'],
    screen: 'discounts',
    extra: () =>
      isRuleDirty
        ? {
            rule: {
              id: discount.rule_id ?? '',
              value: amount,
              allocation: rule.allocation,
              description: rule.description.trim() || null,
            },
          }
        : {},
  })
  const isFree = discount.rule?.type === 'free_shipping'
  const reset = () => {
    setChanged({})
    values.reset()
  }
  const form = {
    isDirty: values.isDirty || isRuleDirty,
    isSaving: values.isSaving,
    reset,
    save: async () => {
      // What is no amount says so on its field; an empty one is none either.
      if (!isFree && (rule.value === invalidText || !amount)) return false
      const isSaved = await values.save()
      if (isSaved) setChanged({})
      return isSaved
    },
  }
  return {
    form,
    rule,
    setRule: (part: Partial<RuleDraft>) => setChanged((before) => ({ ...before, ...part })),
    values,
    hasDuration: discount.is_dynamic && !discount.parent_discount_id,
  }
}

function useFacts(discount: Discount) {
  const t = useWords('discounts')
  const locales = useLocales()
  const { rule, is_dynamic, starts_at, ends_at, usage_limit, valid_duration } = discount
  const fact = (id: string, details: React.ReactNode) => ({ id, term: t(`fields.${id}`), details })
  const type = rule?.type ?? 'percentage'
  return [
    fact('code', <bdi className="ad-Code">{discount.code}</bdi>),
    fact('value', valueText(saidDiscount(discount), locales) || t('type.free_shipping')),
    ...(type === 'fixed' ? [fact('allocation', t(`allocation.${rule?.allocation ?? 'total'}`))] : []),
    fact('starts_at', <DateTime value={starts_at} />),
    fact('ends_at', ends_at ? <DateTime value={ends_at} /> : t('never')),
    fact('usage_limit', usage_limit ? new Intl.NumberFormat(locales).format(usage_limit) : t('unlimited')),
    ...(is_dynamic && !discount.parent_discount_id
      ? [fact('valid_duration', durationInWords(valid_duration, locales) || t('never'))]
      : []),
  ]
}
