import type { DraftOrder, PricedShippingOption } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { checkAddress } from '@cartwright/sdk/rules'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { addressErrors } from '@cartwright/ui/address-errors'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Select } from '@cartwright/ui/Select'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { addressParts } from '../../kit/address-parts'
import { FormDialog } from '../../kit/form/FormDialog'
import { useSource } from '../../kit/resource/use-list'
import { useAct } from '../../kit/use-act'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMoney } from '../../kit/use-money'
import { nameOf } from '../../shell/session'
import { customers } from './resource'

interface Props {
  draft: DraftOrder
  onClose: () => void
}

/** An address of a draft, held against what its country asks for. */
export function DraftAddressDialog({
  draft,
  which,
  onClose,
}: Props & { which: 'shipping_address' | 'billing_address' }) {
  const words = useWords('orders')
  const say = useStrings()
  const start: Address = Object.fromEntries(
    addressParts.map((part) => [part, draft.cart?.[which]?.[part] ?? null]),
  )
  const [address, setAddress] = useState(start)
  const [errors, setErrors] = useState<ReturnType<typeof addressErrors>>({})
  const region = useEndpoint('GET /admin/regions/:id', { params: { id: draft.cart?.region_id ?? '' } })
  const save = useAct('POST /admin/draft-orders/:id', words('address_saved'))
  return (
    <FocusModal
      title={words(which)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={JSON.stringify(address) !== JSON.stringify(start)}
      onSave={async () => {
        const problems = checkAddress(address)
        setErrors(addressErrors(problems, say))
        if (Object.keys(problems).length > 0) return false
        return save
          .mutateAsync({ params: { id: draft.id }, body: { [which]: address } })
          .then(() => true)
          .catch(() => false)
      }}
    >
      <AddressForm
        value={address}
        onChange={(next) => {
          setAddress(next)
          setErrors({})
        }}
        countries={region.data?.region.countries ?? []}
        purpose={which === 'shipping_address' ? 'shipping' : 'billing'}
        errors={errors}
      />
    </FocusModal>
  )
}

/** For whom a draft is: somebody the shop knows, or another e-mail address. */
export function DraftCustomerDialog({ draft, onClose }: Props) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const say = useStrings()
  const source = useSource(customers)
  const [customer, setCustomer] = useState(draft.cart?.customer ?? undefined)
  const [email, setEmail] = useState(draft.cart?.email ?? '')
  const { save, problem, isPending } = useSave(draft, onClose)
  return (
    <FormDialog
      title={words('customer')}
      isDirty={email !== draft.cart?.email}
      isPending={isPending}
      onSubmit={() =>
        save(
          customer && customer.email === email.trim()
            ? { customer_id: customer.id }
            : { email: email.trim() },
        )
      }
      onClose={onClose}
    >
      <RelationPicker
        {...source}
        label={words('customer')}
        title={words('customer')}
        hint={t('known_customer_hint')}
        selectionMode="single"
        rowName={nameOf}
        rowDescription={(one) => one.email}
        value={customer ? [customer] : []}
        onChange={(chosen) => {
          const next = chosen.at(-1)
          setCustomer(next)
          if (next) setEmail(next.email)
        }}
      />
      <TextField
        type="email"
        label={say('email')}
        value={email}
        onChange={setEmail}
        errors={problem}
        isRequired
      />
    </FormDialog>
  )
}

/** How a draft is sent, at the price of the option or another. */
export function DraftShippingDialog({ draft, onClose }: Props) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const currency = draft.cart?.region?.currency_code ?? 'usd'
  const money = useMoney(currency)
  const [method] = draft.cart?.shipping_methods ?? []
  const { data } = useEndpoint('GET /admin/shipping-options', {
    query: { region_id: draft.cart?.region_id, is_return: false },
  })
  const options: readonly PricedShippingOption[] = data?.shipping_options ?? []
  const [chosen, setChosen] = useState(method?.shipping_option_id)
  const [price, setPrice] = useState<MoneyValue>(method?.price ?? null)
  const choose = useAct('POST /admin/draft-orders/:id/shipping-methods', t('common:saved'))
  const option = options.find(({ id }) => id === chosen)
  return (
    <FormDialog
      size="s"
      title={words('shipping')}
      isDirty={chosen !== method?.shipping_option_id || price !== (method?.price ?? null)}
      isPending={choose.isPending}
      isDisabled={!option || typeof price !== 'number'}
      onSubmit={() => {
        if (option && typeof price === 'number')
          choose.mutate(
            {
              params: { id: draft.id },
              body: { option_id: option.id, ...(price === option.amount ? {} : { price }) },
            },
            { onSuccess: onClose },
          )
      }}
      onClose={onClose}
    >
      <Select
        label={words('shipping_option')}
        value={chosen ?? null}
        onChange={(id) => {
          setChosen(id)
          setPrice(options.find((one) => one.id === id)?.amount ?? null)
        }}
        options={options.map(({ id, name, amount }) => ({
          id,
          name,
          description: amount === null ? undefined : money(amount),
        }))}
        hint={data && options.length === 0 ? words('no_shipping_options') : undefined}
        isRequired
      />
      <MoneyInput
        label={words('shipping_price')}
        hint={words('shipping_price_hint')}
        currency={currency}
        value={price}
        onChange={setPrice}
        minValue={0}
        isRequired
      />
    </FormDialog>
  )
}

/** One more code. What the shop says against it stands on the field. */
export function DraftCodeDialog({ draft, onClose }: Props) {
  const t = useWords('draft-orders')
  const [code, setCode] = useState('')
  const { save, problem, isPending } = useSave(draft, onClose)
  const known = draft.cart?.discounts ?? []
  return (
    <FormDialog
      size="s"
      title={t('add_code')}
      action={t('add_code')}
      isDirty={code !== ''}
      isPending={isPending}
      isDisabled={code.trim() === ''}
      onSubmit={() =>
        save({ discounts: [...known.map((one) => ({ code: one.code })), { code: code.trim() }] })
      }
      onClose={onClose}
    >
      <TextField label={t('fields.code')} value={code} onChange={setCode} errors={problem} isRequired />
    </FormDialog>
  )
}

/** Saves a change of one field; the reason for a refusal belongs to it. */
function useSave({ id }: DraftOrder, onDone: () => void) {
  const t = useWords('draft-orders')
  const toast = useToast()
  const message = useErrorMessage()
  const change = useChange('POST /admin/draft-orders/:id')
  return {
    isPending: change.isPending,
    problem: change.error ? message(change.error) : undefined,
    save: (body: { email?: string; customer_id?: string; discounts?: { code: string }[] }) =>
      change.mutate(
        { params: { id }, body },
        {
          onSuccess: () => {
            toast.success(t('common:saved'))
            onDone()
          },
        },
      ),
  }
}
