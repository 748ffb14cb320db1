import { mostDeliveryDays } from '@cartwright/sdk/rules'
import { FormRow } from '@cartwright/ui/Form'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../../kit/form/NumberInput'
import type { DeliveryDaysDraft } from './delivery-days'
import type { useShippingOptionForm } from './use-shipping-option-form'

type Draft = Pick<ReturnType<typeof useShippingOptionForm>, 'days' | 'setDay' | 'dayError'>

/** How long a delivery takes, which shoppers read as the days between which it arrives. */
export function DeliveryDays({ of: { days, setDay, dayError } }: { of: Draft }) {
  const t = useWords('shipping')
  const field = (name: keyof DeliveryDaysDraft) => ({
    label: t(`fields.${name}`),
    minValue: 0,
    maxValue: mostDeliveryDays,
    formatOptions: { maximumFractionDigits: 0 },
    value: days[name] ?? Number.NaN,
    onChange: (value: number) => setDay(name, Number.isNaN(value) ? null : value),
    errors: dayError?.field === name ? dayError.text : undefined,
  })
  return (
    <>
      <FormRow className="ad-Wide">
        <NumberInput {...field('delivery_days_min')} />
        <NumberInput {...field('delivery_days_max')} />
        <NumberInput {...field('handling_days')} />
      </FormRow>
      <p className="ad-Muted">{t('days_hint')}</p>
    </>
  )
}
