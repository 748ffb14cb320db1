import type { Order, PricedShippingOption } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useWords } from '../../../i18n/use-words'
import { useMoney } from '../../../kit/use-money'
import { isPriced, type ShippingChoice, shippingCost } from './draft'

/** The ways in which goods of an order are sent, or sent back. */
export function useShippingOptions(order: Order, isReturn: boolean): PricedShippingOption[] | undefined {
  const query = { region_id: order.region_id, is_return: isReturn, limit: 100 }
  return useEndpoint('GET /admin/shipping-options', { query }).data?.shipping_options
}

interface Props {
  label: string
  options: readonly PricedShippingOption[] | undefined
  value: ShippingChoice | null
  onChange: (choice: ShippingChoice | null) => void
  currency: string
  /** What no choice means. Without it there must be one. */
  none?: { name: string; description?: string }
  errors?: string
}

const nothing = 'none'

/** One way of sending, at its price or another one. */
export function ShippingField({ label, options, value, onChange, currency, none, errors }: Props) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(currency)
  const choose = (id: string) => {
    const option = options?.find((one) => one.id === id)
    onChange(option ? { option, price: option.amount ?? 0 } : null)
  }
  return (
    <>
      <RadioGroup
        label={label}
        value={value?.option.id ?? (none ? nothing : null)}
        onChange={choose}
        errors={errors}
        hint={options?.length === 0 ? words('no_shipping_options') : undefined}
        isBoxed
        options={[
          ...(none ? [{ id: nothing, ...none }] : []),
          ...(options ?? []).map((option) => ({
            id: option.id,
            name: option.name,
            aside: money(shippingCost({ option, price: option.amount ?? 0 })),
          })),
        ]}
      />
      {value && (
        <MoneyInput
          label={words('shipping_price')}
          hint={
            typeof value.price === 'number'
              ? t('with_tax', { amount: money(shippingCost(value)) })
              : undefined
          }
          className="ad-Short"
          currency={currency}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
          minValue={0}
          errors={
            value.price === null || (typeof value.price === 'number' && !isPriced(value))
              ? words('refund_nothing')
              : undefined
          }
          isRequired
        />
      )}
    </>
  )
}
