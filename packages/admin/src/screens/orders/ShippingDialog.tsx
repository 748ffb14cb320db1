import type { Order, ShippingOption } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'

/** Adds a way to send an order, at its price or another one: for a second parcel, or a way that was agreed on later. */
export function ShippingDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('orders')
  const money = useMoney(order.currency_code)
  const { data } = useEndpoint('GET /admin/shipping-options', {
    query: { region_id: order.region_id, is_return: false },
  })
  const [option, setOption] = useState<ShippingOption>()
  const [price, setPrice] = useState<MoneyValue>(null)
  const add = useAct('POST /admin/orders/:id/shipping-methods', t('shipping_added'))
  const options = data?.shipping_options ?? []
  const submit = () => {
    if (option && typeof price === 'number')
      add.mutate({ params: { id: order.id }, body: { option_id: option.id, price } }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t('add_shipping')}
      description={t('add_shipping_text')}
      size="s"
      action={typeof price === 'number' ? t('add_shipping_for', { amount: money(price) }) : t('add_shipping')}
      isDirty={option !== undefined}
      isPending={add.isPending}
      isDisabled={!option || typeof price !== 'number'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('shipping_option')}
        value={option?.id ?? null}
        onChange={(id) => {
          const chosen = options.find((one) => one.id === id)
          setOption(chosen)
          setPrice(chosen?.amount ?? 0)
        }}
        options={options.map(({ id, name, amount }) => ({
          id,
          name,
          description: amount === null ? undefined : money(amount),
        }))}
        hint={data && options.length === 0 ? t('no_shipping_options') : undefined}
        isRequired
      />
      <MoneyInput
        label={t('shipping_price')}
        hint={t('shipping_price_hint')}
        currency={order.currency_code}
        value={price}
        onChange={setPrice}
        minValue={0}
        errors={price === invalidText || price !== null || !option ? undefined : t('refund_nothing')}
        isRequired
      />
    </FormDialog>
  )
}
