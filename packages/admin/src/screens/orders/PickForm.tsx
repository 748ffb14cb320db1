import type { Order } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Form } from '@cartwright/ui/Form'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { PickLines } from './PickLines'

interface Props {
  order: Order
  /** What there is to choose from. */
  lines: readonly { item_id: string; quantity: number }[]
  /** Whether all of it is chosen to begin with. */
  isAllPicked?: boolean
  /** What the button says for so many pieces. */
  label: (count: number) => string
  isPending: boolean
  onSubmit: (items: { item_id: string; quantity: number }[], tellsCustomer: boolean) => void
  onCancel: () => void
  /** What else is asked. */
  children?: ReactNode
}

/** Chooses pieces of an order to do something with, and whether the customer hears of it. */
export function PickForm({
  order,
  lines,
  isAllPicked,
  label,
  isPending,
  onSubmit,
  onCancel,
  children,
}: Props) {
  const t = useWords('orders')
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(
    () => new Map(isAllPicked ? lines.map((one) => [one.item_id, one.quantity]) : []),
  )
  const [tells, setTells] = useState(true)
  const items = [...quantities].flatMap(([item_id, quantity]) =>
    quantity > 0 ? [{ item_id, quantity }] : [],
  )
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0 && !isPending) onSubmit(items, tells)
      }}
    >
      <PickLines order={order} lines={lines} quantities={quantities} onChange={setQuantities} />
      {children}
      <Checkbox isSelected={tells} onChange={setTells}>
        {t('tell_customer')}
      </Checkbox>
      <div className="ad-Dialog-foot">
        <Button onPress={onCancel} isDisabled={isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={count === 0}>
          {label(count)}
        </Button>
      </div>
    </Form>
  )
}
