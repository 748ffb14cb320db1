import { useEndpoint } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { FormRow } from '@cartwright/ui/Form'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { useCurrencyOptions } from '../../kit/use-currency-options'
import { useMoney } from '../../kit/use-money'
import { useCountryName } from '../../kit/use-names'
import { usePercent } from '../../kit/use-percent'
import { nameProblems, type RegionDraft, shippingProblem } from './region-draft'
import { noProvider, useProviderName } from './use-provider-name'

interface StepProps {
  draft: RegionDraft
  set: (part: Partial<RegionDraft>) => void
  /** Whether what is missing is said: once somebody tried to go on. */
  isChecked: boolean
}

/** Making a region takes words of its taxes and of its shipping. */
const useRegionWords = () => useTranslation(['regions', 'taxes', 'shipping', 'common']).t

/** What it is called, the money it pays in, and the tax on most things. */
export function NameStep({ draft, set, isChecked }: StepProps) {
  const t = useRegionWords()
  const currencies = useCurrencyOptions()
  const missing = isChecked ? nameProblems(draft) : []
  const problem = (field: string) =>
    missing.includes(field) ? t('common:field_required', { field: t(`fields.${field}`) }) : undefined
  return (
    <div className="ad-Fields">
      <TextField
        label={t('fields.name')}
        isRequired
        autoFocus
        placeholder={t('name_example')}
        value={draft.name}
        onChange={(name) => set({ name })}
        errors={problem('name')}
      />
      <FormRow className="ad-Wide">
        <Select
          label={t('fields.currency_code')}
          isRequired
          value={draft.currency_code || null}
          onChange={(currency_code) => set({ currency_code })}
          options={currencies}
          errors={problem('currency_code')}
        />
        <NumberInput
          label={t('fields.tax_rate')}
          isRequired
          minValue={0}
          maxValue={100}
          formatOptions={{ maximumFractionDigits: 4 }}
          suffix="%"
          value={draft.tax_rate}
          onChange={(tax_rate) => set({ tax_rate })}
          errors={problem('tax_rate')}
        />
      </FormRow>
      <Switch
        isSelected={draft.gift_cards_taxable}
        onChange={(gift_cards_taxable) => set({ gift_cards_taxable })}
        hint={t('taxes:gift_cards_hint')}
      >
        {t('taxes:fields.gift_cards_taxable')}
      </Switch>
    </div>
  )
}

const kinds = ['payment', 'fulfillment'] as const

/** Who takes payments there, and who brings the goods. */
export function ProvidersStep({ draft, set }: StepProps) {
  const t = useWords('regions')
  const store = useEndpoint('GET /admin/store')
  const names = { payment: useProviderName('payment'), fulfillment: useProviderName('fulfillment') }
  return (
    <div className="ad-Stack">
      {kinds.map((kind) => {
        const field = `${kind}_providers` as const
        const chosen = draft[field] ?? []
        return (
          <fieldset key={kind} className="ad-Choices">
            <legend className="cw-Field-label">{t(`fields.${field}`)}</legend>
            {store.data?.store[field].map(({ id }) => (
              <Checkbox
                key={id}
                isSelected={chosen.includes(id)}
                onChange={(isOn) =>
                  set({ [field]: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) })
                }
              >
                {names[kind](id)}
              </Checkbox>
            ))}
            {chosen.length === 0 && <p className="ad-Muted">{t(noProvider[kind])}</p>}
          </fieldset>
        )
      })}
    </div>
  )
}

/** One way of shipping, so that a first order can be placed. More come on the page of the region. */
export function FirstShippingStep({ draft, set, isChecked }: StepProps) {
  const t = useRegionWords()
  const problem = isChecked ? shippingProblem(draft) : undefined
  const problemOf = (field: 'name' | 'amount') =>
    problem === field
      ? t('common:field_required', { field: t(field === 'name' ? 'fields.name' : 'shipping:fields.amount') })
      : undefined
  if (!draft.fulfillment_providers?.length) return <p className="ad-Muted">{t('shipping_later')}</p>
  return (
    <div className="ad-Fields">
      <p className="ad-Muted">{t('shipping_first')}</p>
      <TextField
        label={t('fields.name')}
        placeholder={t('shipping_example')}
        value={draft.shipping_name}
        onChange={(shipping_name) => set({ shipping_name })}
        errors={problemOf('name')}
      />
      <MoneyInput
        label={t('shipping:fields.amount')}
        currency={draft.currency_code || 'usd'}
        minValue={0}
        value={draft.shipping_amount}
        onChange={(shipping_amount) => set({ shipping_amount })}
        errors={problemOf('amount')}
        className="ad-Short"
      />
    </div>
  )
}

/** All of it once more, before it is made. */
export function ReviewStep({ draft }: { draft: RegionDraft }) {
  const t = useRegionWords()
  const country = useCountryName()
  const percent = usePercent()
  const money = useMoney(draft.currency_code || 'usd')
  const payment = useProviderName('payment')
  const fulfillment = useProviderName('fulfillment')
  const listed = (names: readonly string[] = []) => names.join(', ') || t('nobody')
  const amount = draft.shipping_amount
  return (
    <DescriptionList
      items={[
        { id: 'name', term: t('fields.name'), details: draft.name.trim() },
        { id: 'currency', term: t('fields.currency_code'), details: draft.currency_code.toUpperCase() },
        { id: 'tax', term: t('fields.tax_rate'), details: percent(draft.tax_rate) },
        {
          id: 'cards',
          term: t('taxes:fields.gift_cards_taxable'),
          details: t(draft.gift_cards_taxable ? 'common:yes' : 'common:no'),
        },
        { id: 'countries', term: t('fields.countries'), details: listed(draft.countries.map(country)) },
        {
          id: 'payment',
          term: t('fields.payment_providers'),
          details: listed(draft.payment_providers?.map(payment)),
        },
        {
          id: 'fulfillment',
          term: t('fields.fulfillment_providers'),
          details: listed(draft.fulfillment_providers?.map(fulfillment)),
        },
        {
          id: 'shipping',
          term: t('step_shipping'),
          details:
            typeof amount === 'number' ? `${draft.shipping_name.trim()} · ${money(amount)}` : t('nobody'),
        },
      ]}
    />
  )
}
