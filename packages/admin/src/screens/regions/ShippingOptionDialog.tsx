import type { PricedShippingOption, Region } from '@cartwright/contract'
import { useEndpoint, useFeatureFlag } from '@cartwright/sdk/react'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { FormRow } from '@cartwright/ui/Form'
import { MetadataEditor } from '@cartwright/ui/MetadataEditor'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { DeliveryDays } from './DeliveryDays'
import { FulfillmentField } from './FulfillmentField'
import { PricePreview } from './PricePreview'
import { useShippingOptionForm } from './use-shipping-option-form'

const LanguagesOfShippingOption = onDemand(
  async () => (await import('./LanguagesOfShippingOption')).LanguagesOfShippingOption,
)

interface Props {
  region: Region
  isReturn: boolean
  /** Absent for a new one. */
  option?: PricedShippingOption
  onClose: () => void
}

/** What one way of shipping is called, costs, and for which orders and goods it is offered. */
export function ShippingOptionDialog({ region, isReturn, option, onClose }: Props) {
  const t = useWords('shipping')
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  const [isValid, setValid] = useState(true)
  const of = useShippingOptionForm({ region, isReturn, option })
  const { form, bounds, setBound, boundError, choice, setChoice } = of
  const currency = region.currency_code
  const isFlat = form.values.price_type === 'flat_rate'
  return (
    <FocusModal
      title={option ? option.name : t(isReturn ? 'new_return' : 'new_outbound')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={of.isDirty}
      isSaveDisabled={!isValid}
      saveLabel={option ? undefined : t('common:create')}
      onSave={of.save}
    >
      <div className="ad-Fields">
        <TextField {...form.text('name')} hint={t('name_hint')} />
        <FulfillmentField
          regionId={region.id}
          isReturn={isReturn}
          option={option}
          value={choice}
          onChange={setChoice}
          errors={form.errors.provider_id ?? form.errors.data}
        />
        <RadioGroup
          label={form.label('price_type')}
          errors={form.errors.price_type}
          value={String(form.values.price_type)}
          onChange={(type) => form.set('price_type', type)}
          options={[
            { id: 'flat_rate', name: t('flat_rate'), description: t('flat_rate_text') },
            { id: 'calculated', name: t('calculated'), description: t('calculated_text') },
          ]}
        />
        {isFlat && (
          <>
            <MoneyInput {...form.money('amount')} currency={currency} minValue={0} className="ad-Short" />
            {isInclusive && <Switch {...form.flag('includes_tax')}>{form.label('includes_tax')}</Switch>}
            <PricePreview region={region} option={option} values={form.values} />
          </>
        )}
        <FormRow className="ad-Wide">
          <MoneyInput
            label={t('fields.min_subtotal')}
            currency={currency}
            minValue={0}
            value={bounds.min_subtotal}
            onChange={(amount) => setBound('min_subtotal', amount)}
          />
          <MoneyInput
            label={t('fields.max_subtotal')}
            currency={currency}
            minValue={0}
            value={bounds.max_subtotal}
            onChange={(amount) => setBound('max_subtotal', amount)}
            errors={boundError ?? form.errors.requirements}
          />
        </FormRow>
        <ProfileField form={form} option={option} />
        {!isReturn && <DeliveryDays of={of} />}
        <Switch {...form.flag('admin_only')} hint={t('staff_only_hint')}>
          {form.label('admin_only')}
        </Switch>
        <MetadataEditor
          label={t('common:metadata')}
          hint={t('common:metadata_hint')}
          value={of.metadata}
          onChange={of.setMetadata}
          onValidityChange={setValid}
        />
        {option && <LanguagesOfShippingOption option={option} />}
      </div>
    </FocusModal>
  )
}

type Form = ReturnType<typeof useShippingOptionForm>['form']

/** For which goods it is. That is said once; later the option is moved on the page of a profile. */
function ProfileField({ form, option }: { form: Form; option: PricedShippingOption | undefined }) {
  const t = useWords('shipping')
  const profiles = useEndpoint('GET /admin/shipping-profiles')
  const all = profiles.data?.shipping_profiles ?? []
  const standard = all.find(({ type }) => type === 'default')?.id
  const { value, onChange, ...field } = form.text('profile_id')
  return (
    <Select
      {...field}
      hint={t(option ? 'profile_moved' : 'profile_hint')}
      value={option?.profile_id ?? (value || standard || null)}
      onChange={onChange}
      options={all.map(({ id, name }) => ({ id, name }))}
      isDisabled={option !== undefined}
    />
  )
}
