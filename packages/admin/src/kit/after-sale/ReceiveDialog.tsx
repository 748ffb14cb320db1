import type { Order, Return } from '@cartwright/contract'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Select } from '@cartwright/ui/Select'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../form/FormDialog'
import { useLocations } from '../stock/use-locations'
import { useAct } from '../use-act'
import { useMoney } from '../use-money'
import { mostRefund, refundOnReceipt } from './money'
import { QuantityLine } from './QuantityLine'
import { lineOf } from './quantities'

interface Props {
  order: Order
  of: Return
  onClose: () => void
}

/** Takes in what came back: how much of each line, whether it can be sold again and where it lies, and what is given back. */
export function ReceiveDialog({ order, of, onClose }: Props) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const money = useMoney(order.currency_code)
  const announced = of.items ?? []
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(
    () => new Map(announced.map(({ item_id, quantity }) => [item_id, quantity])),
  )
  const [unsellable, setUnsellable] = useState<ReadonlySet<string>>(new Set())
  const [location, setLocation] = useState<string>()
  // What the pieces are worth, until another amount is typed.
  const [typed, setTyped] = useState<MoneyValue>()
  const { options } = useLocations()
  const receive = useAct('POST /admin/returns/:id/receive', words('received'), [
    '/admin/orders',
    '/admin/inventory-items',
  ])
  const place = location ?? of.location_id ?? options[0]?.id
  const most = mostRefund(order)
  const amount = typed === undefined ? Math.min(most, refundOnReceipt(order, of, pieces)) : typed
  const isSettledElsewhere = of.swap_id !== null && of.swap_id !== undefined
  const items = announced.flatMap(({ item_id }) => {
    const quantity = pieces.get(item_id) ?? 0
    return quantity > 0 ? { item_id, quantity, ...(unsellable.has(item_id) ? { restock: false } : {}) } : []
  })
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const isShort = announced.some(({ item_id, quantity }) => {
    const came = pieces.get(item_id) ?? 0
    return came > 0 && came < quantity
  })
  const problem =
    amount === invalidText
      ? undefined
      : amount === null || amount < 0
        ? words('refund_nothing')
        : amount > most
          ? words('refund_too_much', { amount: money(most) })
          : undefined
  const isAmount = isSettledElsewhere || (typeof amount === 'number' && problem === undefined)
  const isRefunded = !isSettledElsewhere && typeof amount === 'number' && amount > 0
  return (
    <FormDialog
      title={t('receive_title', { number: order.display_id })}
      action={isRefunded ? t('receive_and_refund', { amount: money(amount) }) : words('receive')}
      isDirty={typed !== undefined}
      isPending={receive.isPending}
      isDisabled={count === 0 || !isAmount}
      onSubmit={() =>
        receive.mutate(
          {
            params: { id: of.id },
            body: {
              items,
              ...(place ? { location_id: place } : {}),
              // A claim has given the money back: only what is given on top is said.
              ...(isSettledElsewhere || typeof amount !== 'number' || (of.claim_order_id && amount === 0)
                ? {}
                : { refund: amount }),
            },
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <ul>
        {announced.map(({ item_id, quantity }) => {
          const line = lineOf(order, item_id)
          const came = pieces.get(item_id) ?? 0
          return (
            <QuantityLine
              key={item_id}
              line={line}
              quantity={came}
              most={quantity}
              onChange={(next) => setPieces(new Map(pieces).set(item_id, next))}
            >
              {came > 0 && (
                <Checkbox
                  aria-label={t('restock_of', { name: line?.title })}
                  isSelected={!unsellable.has(item_id)}
                  onChange={(isSellable) => {
                    const next = new Set(unsellable)
                    if (isSellable) next.delete(item_id)
                    else next.add(item_id)
                    setUnsellable(next)
                  }}
                >
                  {t('restock')}
                </Checkbox>
              )}
            </QuantityLine>
          )
        })}
      </ul>
      {isShort && <p className="ad-Muted">{t('short_hint')}</p>}
      {options.length > 1 && (
        <Select label={t('received_at')} value={place ?? null} onChange={setLocation} options={options} />
      )}
      {isSettledElsewhere ? (
        <p className="ad-Muted">{t('swap_settles')}</p>
      ) : (
        <MoneyInput
          label={words('refund')}
          hint={of.claim_order_id ? t('claim_settled') : words('refund_most', { amount: money(most) })}
          currency={order.currency_code}
          value={amount}
          onChange={setTyped}
          errors={problem}
          className="ad-Short"
          isRequired
        />
      )}
    </FormDialog>
  )
}
