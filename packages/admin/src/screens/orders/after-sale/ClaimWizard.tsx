import { claimItemReasons, type Order } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { invalidText } from '@cartwright/ui/invalid-text'
import { useToast } from '@cartwright/ui/Toast'
import { Wizard } from '@cartwright/ui/Wizard'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/use-words'
import { mostRefund } from '../../../kit/after-sale/money'
import { claimable } from '../../../kit/after-sale/quantities'
import { useMoney } from '../../../kit/use-money'
import { type ClaimDraft, DeliveryStep, OutcomeStep } from './claim-steps'
import { additionalItems, claimItems, isPriced, methodOf, newLines, pickedOf, worthOf } from './draft'
import { LinesField } from './LinesField'
import { Picked } from './Picked'
import { usePlace } from './TakeIn'
import { useParts, useSteps } from './use-steps'

/** Makes good what was wrong: other goods, or money back. */
export function ClaimWizard({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const toast = useToast()
  const { step, hasTried } = useSteps()
  const { draft, set } = useParts<ClaimDraft>({
    picked: new Map(),
    type: 'replace',
    items: [],
    shipping: null,
    address: null,
    comesBack: false,
    back: null,
    tells: true,
  })
  const lines = useMemo(() => claimable(order), [order])
  const place = usePlace(draft.place)
  const create = useChange('POST /admin/orders/:id/claims', {
    also: ['/admin/returns', '/admin/inventory-items'],
    onSuccess: () => void toast.success(t('claim_created')),
  })

  const isRefund = draft.type === 'refund'
  const picked = pickedOf(lines, draft.picked)
  const claimed = claimItems(picked)
  const most = mostRefund(order)
  const worth = worthOf(order, picked)
  const amount = draft.amount === undefined ? Math.min(most, worth) : draft.amount
  const problem =
    amount === invalidText
      ? undefined
      : amount === null || amount <= 0
        ? words('refund_nothing')
        : amount > most
          ? words('refund_too_much', { amount: money(most) })
          : undefined
  const isAmount = typeof amount === 'number' && problem === undefined
  return (
    <Wizard
      title={t('claim_title', { number: order.display_id })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      steps={[
        step(
          'problem',
          <LinesField
            order={order}
            lines={lines}
            value={draft.picked}
            onChange={(next) => set({ picked: next })}
            reasons={claimItemReasons.map((id) => ({ id, name: t(`reasons.${id}`) }))}
            hasPhotos
            hasTried={hasTried('problem')}
          />,
          picked.length > 0 && claimed.length === picked.length,
        ),
        step(
          'outcome',
          <OutcomeStep
            order={order}
            draft={draft}
            set={set}
            picked={picked}
            amount={amount}
            problem={problem}
            hasTried={hasTried('outcome')}
          />,
          isRefund ? isAmount : draft.items.length > 0,
        ),
        step(
          'delivery',
          <DeliveryStep order={order} draft={draft} set={set} hasTried={hasTried('delivery')} />,
          (isRefund || draft.shipping !== null) && isPriced(draft.shipping) && isPriced(draft.back),
        ),
        step(
          'review',
          <div className="ad-Fields">
            <Picked label={words('claimed')} of={picked} />
            {isRefund ? (
              <p>{typeof amount === 'number' && t('refund_now', { amount: money(amount) })}</p>
            ) : (
              <Picked label={words('goes_out')} of={newLines(draft.items)} />
            )}
            <Checkbox isSelected={draft.tells} onChange={(tells) => set({ tells })}>
              {words('tell_customer')}
            </Checkbox>
          </div>,
        ),
      ]}
      submitLabel={
        isRefund && typeof amount === 'number'
          ? words('refund_button', { amount: money(amount) })
          : t('create_claim')
      }
      onSubmit={async () => {
        const method = methodOf(draft.shipping)
        await create.mutateAsync({
          params: { id: order.id },
          body: {
            type: draft.type,
            claim_items: claimed,
            ...(isRefund
              ? { refund_amount: typeof amount === 'number' ? amount : 0 }
              : {
                  additional_items: additionalItems(draft.items),
                  ...(method ? { shipping_methods: [method] } : {}),
                  ...(draft.address ? { shipping_address: draft.address } : {}),
                }),
            ...(draft.comesBack
              ? {
                  return_shipping: methodOf(draft.back) ?? {},
                  ...(place ? { return_location_id: place } : {}),
                }
              : {}),
            no_notification: !draft.tells,
          },
        })
      }}
    />
  )
}
