import type { Order, PricedShippingOption } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { useToast } from '@cartwright/ui/Toast'
import { Wizard } from '@cartwright/ui/Wizard'
import { useMemo, useRef } from 'react'
import { useWords } from '../../../i18n/use-words'
import { returnable } from '../../../kit/after-sale/quantities'
import { useMoney } from '../../../kit/use-money'
import {
  additionalItems,
  backItems,
  goodsPrice,
  isPriced,
  methodOf,
  type NewItem,
  newLines,
  type PickedLines,
  pickedOf,
  type ShippingChoice,
  shippingCost,
  swapSums,
  worthOf,
} from './draft'
import { LinesField } from './LinesField'
import { NewItemsField } from './NewItemsField'
import { Picked } from './Picked'
import { ShippingField, useShippingOptions } from './ShippingField'
import { Sums } from './Sums'
import { TakeIn, usePlace } from './TakeIn'
import { useReasons } from './use-reasons'
import { useParts, useSteps } from './use-steps'

interface Draft {
  picked: PickedLines
  items: NewItem[]
  /** The ways the customer may choose among, at these prices; all of the region while there is none. */
  offered: ReadonlyMap<string, MoneyValue>
  back: ShippingChoice | null
  place?: string
  mayBackorder: boolean
  tells: boolean
}

/** Exchanges goods: what comes back, what goes out, and who pays the difference. The customer agrees by a link. */
export function SwapWizard({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const toast = useToast()
  const { step, hasTried } = useSteps()
  const { draft, set } = useParts<Draft>({
    picked: new Map(),
    items: [],
    offered: new Map(),
    back: null,
    mayBackorder: false,
    tells: true,
  })
  const lines = useMemo(() => returnable(order), [order])
  const isFirstChoice = useRef(true)
  const reasons = useReasons()
  const ways = useShippingOptions(order, false)
  const waysBack = useShippingOptions(order, true)
  const place = usePlace(draft.place)
  const create = useChange('POST /admin/orders/:id/swaps', {
    also: ['/admin/returns'],
    onSuccess: () => void toast.success({ title: t('swap_created'), text: t('swap_created_text') }),
  })

  const picked = pickedOf(lines, draft.picked)
  const offered = (ways ?? []).flatMap((option): ShippingChoice[] => {
    const price = draft.offered.get(option.id)
    return price === undefined ? [] : [{ option, price }]
  })
  // Of several the customer takes one: what it costs is not known yet.
  const only = offered.length === 1 ? (offered[0] ?? null) : null
  const parts = {
    goods: goodsPrice(draft.items),
    delivery: shippingCost(only),
    back: worthOf(order, picked),
    returnShipping: shippingCost(draft.back),
  }
  const due = swapSums(parts)
  const dueText = words(due < 0 ? 'event_customer_gets' : 'event_customer_pays', {
    amount: money(Math.abs(due)),
  })
  return (
    <Wizard
      title={t('swap_title', { number: order.display_id })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      steps={[
        step(
          'items',
          <LinesField
            order={order}
            lines={lines}
            value={draft.picked}
            onChange={(next) => set({ picked: next })}
            reasons={reasons.options}
            noReason={reasons.none}
            hasTried={hasTried('items')}
          />,
          picked.length > 0,
        ),
        step(
          'new_items',
          <div className="ad-Fields">
            <NewItemsField
              order={order}
              value={draft.items}
              onChange={(items) => set({ items })}
              isFirst={isFirstChoice}
              errors={hasTried('new_items') && draft.items.length === 0 ? t('pick_something') : undefined}
            />
            <Checkbox isSelected={draft.mayBackorder} onChange={(mayBackorder) => set({ mayBackorder })}>
              {t('may_backorder')}
            </Checkbox>
          </div>,
          draft.items.length > 0,
        ),
        step(
          'delivery',
          <div className="ad-Fields">
            <Offered
              options={ways ?? []}
              value={draft.offered}
              onChange={(next) => set({ offered: next })}
              currency={order.currency_code}
            />
            <ShippingField
              label={t('step.return_shipping')}
              options={waysBack}
              value={draft.back}
              onChange={(back) => set({ back })}
              currency={order.currency_code}
              none={{ name: t('no_return_shipping'), description: t('no_return_shipping_text') }}
            />
            <TakeIn value={draft.place} onChange={(id) => set({ place: id })} />
          </div>,
          isPriced(draft.back) && offered.every(isPriced),
        ),
        step(
          'money',
          <div className="ad-Fields">
            <Sums
              currency={order.currency_code}
              rows={[
                { id: 'goods', name: t('step.new_items'), amount: parts.goods },
                ...(only ? [{ id: 'delivery', name: only.option.name, amount: parts.delivery }] : []),
                ...(draft.back
                  ? [{ id: 'back', name: t('step.return_shipping'), amount: parts.returnShipping }]
                  : []),
                { id: 'worth', name: words('comes_back'), amount: -parts.back },
              ]}
              total={{ name: t('difference'), amount: due }}
            />
            <p>{dueText}</p>
            <p className="ad-Muted">{t(only ? 'difference_hint' : 'difference_hint_delivery')}</p>
          </div>,
        ),
        step(
          'review',
          <div className="ad-Fields">
            <Picked label={words('comes_back')} of={picked} />
            <Picked label={words('goes_out')} of={newLines(draft.items)} />
            <p>{dueText}</p>
            <p className="ad-Muted">{t('swap_link_text')}</p>
            <Checkbox isSelected={draft.tells} onChange={(tells) => set({ tells })}>
              {words('tell_customer')}
            </Checkbox>
          </div>,
        ),
      ]}
      submitLabel={t('create_swap')}
      onSubmit={async () => {
        const method = methodOf(draft.back)
        await create.mutateAsync({
          params: { id: order.id },
          body: {
            return_items: backItems(picked),
            additional_items: additionalItems(draft.items),
            custom_shipping_options: offered.flatMap((one) => methodOf(one) ?? []),
            ...(method ? { return_shipping: method } : {}),
            ...(place ? { return_location_id: place } : {}),
            allow_backorder: draft.mayBackorder,
            no_notification: !draft.tells,
          },
        })
      }}
    />
  )
}

interface OfferedProps {
  options: readonly PricedShippingOption[]
  value: Draft['offered']
  onChange: (offered: Draft['offered']) => void
  currency: string
}

/** The ways in which the new goods may be sent. Those that are ticked are offered alone, at the prices that stand there. */
function Offered({ options, value, onChange, currency }: OfferedProps) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields are
    <div role="group" aria-label={t('offered')} className="cw-Field">
      <span className="cw-Field-label">{t('offered')}</span>
      {options.map((option) => {
        const price = value.get(option.id)
        return (
          <div key={option.id} className="as-Offer">
            <Checkbox
              isSelected={price !== undefined}
              onChange={(isOn) => {
                const next = new Map(value)
                if (isOn) next.set(option.id, option.amount ?? 0)
                else next.delete(option.id)
                onChange(next)
              }}
            >
              {option.name}
            </Checkbox>
            {price !== undefined && (
              <MoneyInput
                label={t('price_of', { name: option.name })}
                isLabelHidden
                className="ad-Short"
                currency={currency}
                value={price}
                onChange={(next) => onChange(new Map(value).set(option.id, next))}
                minValue={0}
                errors={price === null ? words('refund_nothing') : undefined}
              />
            )}
          </div>
        )
      })}
      <span className="cw-Field-hint">{t('offered_hint')}</span>
    </div>
  )
}
