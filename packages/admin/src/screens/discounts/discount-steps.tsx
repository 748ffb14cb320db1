import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import type { WizardDraft } from '../../kit/form/use-wizard-draft'
import { regions } from '../../kit/resource/regions'
import { useSource } from '../../kit/resource/use-list'
import { type DiscountDraft, discountTypes } from './draft'

export type StepProps = WizardDraft<DiscountDraft, keyof DiscountDraft>

/** What it takes off, and off what. */
export function TypeStep({ draft, set }: StepProps) {
  const t = useWords('discounts')
  const chooseType = (id: string) => {
    const type = discountTypes.find((one) => one === id) ?? 'percentage'
    // An amount is in one currency.
    set({ type, ...(type === 'fixed' ? { regions: draft.regions.slice(0, 1) } : {}) })
  }
  return (
    <div className="ad-Fields">
      <RadioGroup
        label={t('fields.type')}
        value={draft.type}
        onChange={chooseType}
        options={discountTypes.map((id) => ({
          id,
          name: t(`type.${id}`),
          description: t(`type_text.${id}`),
        }))}
      />
      {draft.type === 'fixed' && (
        <RadioGroup
          label={t('fields.allocation')}
          value={draft.allocation}
          onChange={(id) => set({ allocation: id === 'item' ? 'item' : 'total' })}
          options={(['total', 'item'] as const).map((id) => ({
            id,
            name: t(`allocation.${id}`),
            description: t(`allocation_text.${id}`),
          }))}
        />
      )}
    </div>
  )
}

/** How much, and where. */
export function ValueStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('discounts')
  const source = useSource(regions)
  const isFixed = draft.type === 'fixed'
  const currency = draft.regions[0]?.currency_code
  return (
    <div className="ad-Fields">
      <RelationPicker
        {...source}
        label={t(isFixed ? 'fields.region' : 'fields.regions')}
        title={t('choose.regions')}
        hint={t(isFixed ? 'region_hint' : 'regions_hint')}
        selectionMode={isFixed ? 'single' : 'multiple'}
        display="chips"
        rowName={({ name }) => name}
        rowDescription={({ currency_code }) => currency_code.toUpperCase()}
        value={draft.regions}
        onChange={(chosen) => set({ regions: isFixed ? chosen.slice(-1) : chosen })}
        errors={errorOf('regions')}
        isRequired
      />
      {draft.type === 'percentage' && (
        <NumberInput
          className="ad-Short"
          label={t('fields.percent')}
          value={draft.percent}
          onChange={(percent) => set({ percent })}
          minValue={1}
          maxValue={100}
          suffix="%"
          errors={errorOf('percent')}
          isRequired
        />
      )}
      {isFixed && currency && (
        <MoneyInput
          className="ad-Short"
          label={t('fields.amount')}
          currency={currency}
          value={draft.amount}
          onChange={(amount) => set({ amount })}
          minValue={0}
          errors={errorOf('amount')}
          isRequired
        />
      )}
    </div>
  )
}
