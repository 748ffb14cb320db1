import type { PricedShippingOption } from '@cartwright/contract'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { type FulfillmentChoice, useFulfillmentChoices, useServiceName } from './use-fulfillment-choices'
import { useProviderName } from './use-provider-name'

interface Props {
  regionId: string
  isReturn: boolean
  option: PricedShippingOption | undefined
  value: FulfillmentChoice | undefined
  onChange: (choice: FulfillmentChoice | undefined) => void
  errors: string[] | undefined
}

/** Whose service brings the goods. It is said once: what was sent with it must be found by it. */
export function FulfillmentField({ regionId, isReturn, option, value, onChange, errors }: Props) {
  const t = useWords('shipping')
  const provider = useProviderName('fulfillment')
  const service = useServiceName()
  const { choices, groups, isPending } = useFulfillmentChoices(regionId, isReturn)
  const label = t('fields.provider_id')
  if (option) {
    const names = [provider(option.provider_id), service(option.data)].filter(Boolean)
    return <TextField label={label} value={names.join(' · ')} isReadOnly hint={t('provider_fixed')} />
  }
  return (
    <Select
      label={label}
      isRequired
      errors={errors}
      hint={!isPending && choices.length === 0 ? t('no_service') : undefined}
      value={value?.id ?? null}
      onChange={(id) => onChange(choices.find((one) => one.id === id))}
      options={groups}
    />
  )
}
