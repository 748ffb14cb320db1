import type { Order } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { useToast } from '@cartwright/ui/Toast'
import { Wizard } from '@cartwright/ui/Wizard'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words'
import { mostRefund } from '../../../kit/after-sale/money'
import { returnable } from '../../../kit/after-sale/quantities'
import { useMoney } from '../../../kit/use-money'
import {
  backItems,
  isPriced,
  methodOf,
  type PickedLines,
  pickedOf,
  pieces,
  type ShippingChoice,
  shippingCost,
  worthOf,
} from './draft'
import { LinesField } from './LinesField'
import { Picked } from './Picked'
import { ShippingField, useShippingOptions } from './ShippingField'
import { Sums } from './Sums'
import { TakeIn, usePlace } from './TakeIn'
import { useReasons } from './use-reasons'
import { useParts, useSteps } from './use-steps'

interface Draft {
  picked: PickedLines
  shipping: ShippingChoice | null
  /** What is given back; absent until somebody says otherwise than what it is worth. */
  amount?: MoneyValue
  isHere: boolean
  place?: string
  tells: boolean
}

/** Announces that goods come back: which, how, and what is given back for them. */
export function ReturnWizard({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const toast = useToast()
  const { step, hasTried } = useSteps()
  const { draft, set } = useParts<Draft>({ picked: new Map(), shipping: null, isHere: false, tells: true })
  const lines = useMemo(() => returnable(order), [order])
  const reasons = useReasons()
  const options = useShippingOptions(order, true)
  const place = usePlace(draft.place)
  const request = useChange('POST /admin/orders/:id/return', {
    also: ['/admin/returns', '/admin/inventory-items'],
    onSuccess: () => void toast.success(words(draft.isHere ? 'received' : 'return_requested')),
  })

  const picked = pickedOf(lines, draft.picked)
  const count = pieces(picked.map(({ pick }) => pick))
  const most = mostRefund(order)
  const worth = worthOf(order, picked)
  const shipping = shippingCost(draft.shipping)
  const amount =
    draft.amount === undefined ? Math.min(most, Math.max(0, Math.floor(worth) - shipping)) : draft.amount
  const problem =
    amount === invalidText
      ? undefined
      : amount === null || amount < 0
        ? words('refund_nothing')
        : amount > most
          ? words('refund_too_much', { amount: money(most) })
          : undefined
  const isAmount = typeof amount === 'number' && problem === undefined
  const sums = (
    <Sums
      currency={order.currency_code}
      rows={[
        ...picked.map(({ line, pick }) => ({
          id: line.id,
          name: (
            <>
              {pick.quantity} × <bdi>{line.title}</bdi>
            </>
          ),
          amount: worthOf(order, [{ line, pick }]),
        })),
        ...(draft.shipping ? [{ id: 'shipping', name: t('step.return_shipping'), amount: -shipping }] : []),
      ]}
      total={{ name: t('worth'), amount: Math.max(0, worth - shipping) }}
    />
  )
  return (
    <Wizard
      title={words('return_title', { number: order.display_id })}
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
          count > 0,
        ),
        step(
          'return_shipping',
          <div className="ad-Fields">
            <ShippingField
              label={t('step.return_shipping')}
              options={options}
              value={draft.shipping}
              onChange={(next) => set({ shipping: next })}
              currency={order.currency_code}
              none={{ name: t('no_return_shipping'), description: t('no_return_shipping_text') }}
            />
            <Checkbox
              isSelected={draft.isHere}
              onChange={(isHere) => set({ isHere })}
              hint={t('receive_now_text')}
            >
              {t('receive_now')}
            </Checkbox>
            <TakeIn value={draft.place} onChange={(id) => set({ place: id })} />
          </div>,
          isPriced(draft.shipping),
        ),
        step(
          'refund',
          <div className="ad-Fields">
            {sums}
            <p className="ad-Muted">{t('worth_hint')}</p>
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
          </div>,
          isAmount,
        ),
        step(
          'review',
          <div className="ad-Fields">
            <Picked label={words('comes_back')} of={picked} />
            <p>
              {typeof amount === 'number' &&
                t(draft.isHere ? 'refund_now' : 'refund_later', { amount: money(amount) })}
            </p>
            <Checkbox isSelected={draft.tells} onChange={(tells) => set({ tells })}>
              {words('tell_customer')}
            </Checkbox>
          </div>,
        ),
      ]}
      submitLabel={draft.isHere ? words('receive') : words('return_button', { count })}
      onSubmit={async () => {
        if (typeof amount !== 'number') return false
        const method = methodOf(draft.shipping)
        await request.mutateAsync({
          params: { id: order.id },
          body: {
            items: backItems(picked),
            ...(method ? { return_shipping: method } : {}),
            // Nothing is said by a number below 0: 0 asks the shop to work it out.
            refund: amount === 0 ? -1 : amount,
            receive_now: draft.isHere,
            ...(place ? { location_id: place } : {}),
            no_notification: !draft.tells,
          },
        })
      }}
    />
  )
}
