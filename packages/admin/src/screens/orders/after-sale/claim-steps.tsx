import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useWords } from '../../../i18n/use-words'
import { addressParts } from '../../../kit/address-parts'
import { mostRefund } from '../../../kit/after-sale/money'
import { useMoney } from '../../../kit/use-money'
import { type NewItem, type PickedLines, type pickedOf, type ShippingChoice, worthOf } from './draft'
import { NewItemsField } from './NewItemsField'
import { ShippingField, useShippingOptions } from './ShippingField'
import { Sums } from './Sums'
import { TakeIn } from './TakeIn'

export interface ClaimDraft {
  picked: PickedLines
  type: 'replace' | 'refund'
  items: NewItem[]
  amount?: MoneyValue
  shipping: ShippingChoice | null
  /** Another address than that of the order. */
  address: Address | null
  comesBack: boolean
  back: ShippingChoice | null
  place?: string
  tells: boolean
}

interface StepProps {
  order: Order
  draft: ClaimDraft
  set: (part: Partial<ClaimDraft>) => void
  /** The step was to be left: it says what it lacks. */
  hasTried: boolean
}

interface OutcomeProps extends StepProps {
  picked: ReturnType<typeof pickedOf>
  amount: MoneyValue
  /** What is wrong with the amount. */
  problem: string | undefined
}

/** Other goods, or how much money. */
export function OutcomeStep({ order, draft, set, picked, amount, problem, hasTried }: OutcomeProps) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const isRefund = draft.type === 'refund'
  const most = mostRefund(order)
  const worth = worthOf(order, picked)
  return (
    <div className="ad-Fields">
      <RadioGroup
        label={t('claim_type')}
        value={draft.type}
        onChange={(id) => set({ type: id === 'refund' ? 'refund' : 'replace' })}
        isBoxed
        options={(['replace', 'refund'] as const).map((id) => ({
          id,
          name: t(`type.${id}`),
          description: t(`type_text.${id}`),
        }))}
      />
      {isRefund ? (
        <>
          <Sums
            currency={order.currency_code}
            rows={picked.map(({ line, pick }) => ({
              id: line.id,
              name: (
                <>
                  {pick.quantity} × <bdi>{line.title}</bdi>
                </>
              ),
              amount: worthOf(order, [{ line, pick }]),
            }))}
            total={{ name: t('worth'), amount: worth }}
          />
          <MoneyInput
            label={words('refund_amount')}
            hint={most > 0 ? words('refund_most', { amount: money(most) }) : t('nothing_captured')}
            currency={order.currency_code}
            value={amount}
            onChange={(next) => set({ amount: next })}
            errors={problem}
            className="ad-Short"
            isRequired
          />
        </>
      ) : (
        <NewItemsField
          order={order}
          value={draft.items}
          onChange={(items) => set({ items })}
          errors={hasTried && draft.items.length === 0 ? t('pick_something') : undefined}
        />
      )}
    </div>
  )
}

/** How the new goods are sent and where to, and whether what was claimed comes back. */
export function DeliveryStep({ order, draft, set, hasTried }: StepProps) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const ways = useShippingOptions(order, false)
  const waysBack = useShippingOptions(order, true)
  const region = useEndpoint('GET /admin/regions/:id', { params: { id: order.region_id } })
  const isRefund = draft.type === 'refund'
  const ownAddress = Object.fromEntries(
    addressParts.map((part) => [part, order.shipping_address?.[part] ?? null]),
  ) as Address
  const countries = region.data?.region.countries ?? []
  return (
    <div className="ad-Fields">
      {!isRefund && (
        <>
          <ShippingField
            label={words('shipping_option')}
            options={ways}
            value={draft.shipping}
            // What was wrong is made good for free, unless staff ask a price.
            onChange={(next) =>
              set({
                shipping: next && next.option.id !== draft.shipping?.option.id ? { ...next, price: 0 } : next,
              })
            }
            currency={order.currency_code}
            errors={hasTried && !draft.shipping ? t('choose_shipping') : undefined}
          />
          <Checkbox
            isSelected={draft.address !== null}
            onChange={(isOther) => set({ address: isOther ? ownAddress : null })}
          >
            {t('other_address')}
          </Checkbox>
          {draft.address && (
            <AddressForm
              value={draft.address}
              onChange={(address) => set({ address })}
              countries={
                countries.length > 0
                  ? countries
                  : ownAddress.country_code
                    ? [{ iso_2: ownAddress.country_code }]
                    : []
              }
              purpose="shipping"
            />
          )}
        </>
      )}
      <Checkbox
        isSelected={draft.comesBack}
        onChange={(comesBack) => set({ comesBack, ...(comesBack ? {} : { back: null }) })}
      >
        {t('claimed_comes_back')}
      </Checkbox>
      {draft.comesBack && (
        <>
          <ShippingField
            label={t('step.return_shipping')}
            options={waysBack}
            value={draft.back}
            onChange={(back) => set({ back })}
            currency={order.currency_code}
            none={{ name: t('no_return_shipping'), description: t('no_return_shipping_text') }}
          />
          <TakeIn value={draft.place} onChange={(id) => set({ place: id })} />
        </>
      )}
    </div>
  )
}
