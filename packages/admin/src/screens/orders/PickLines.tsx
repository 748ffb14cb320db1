import type { Order } from '@cartwright/contract'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useWords } from '../../i18n/use-words'
import { Thumbnail } from '../../kit/Thumbnail'
import './orders.css'

interface Props {
  order: Order
  /** What can be picked, and how much of it. */
  lines: readonly { item_id: string; quantity: number }[]
  quantities: ReadonlyMap<string, number>
  onChange: (quantities: ReadonlyMap<string, number>) => void
}

/** How many of each line: what is packed, what comes back. */
export function PickLines({ order, lines, quantities, onChange }: Props) {
  const t = useWords('orders')
  return (
    <ul className="ad-Pick">
      {lines.map(({ item_id, quantity }) => {
        const item = order.items?.find(({ id }) => id === item_id)
        return (
          <li key={item_id} className="ad-Pick-line">
            <Thumbnail url={item?.thumbnail} />
            <span className="ad-Line-text">
              <span className="ad-Line-title">{item?.title}</span>
              <span className="ad-Line-detail">{item?.description}</span>
            </span>
            <NumberInput
              label={t('quantity_of', { name: item?.title })}
              isLabelHidden
              value={quantities.get(item_id) ?? 0}
              onChange={(next) => onChange(new Map(quantities).set(item_id, next || 0))}
              minValue={0}
              maxValue={quantity}
              className="ad-Pick-quantity"
              suffix={t('of', { count: quantity })}
            />
          </li>
        )
      })}
    </ul>
  )
}
