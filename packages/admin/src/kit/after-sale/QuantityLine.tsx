import type { LineItem } from '@cartwright/contract'
import { NumberInput } from '@cartwright/ui/NumberInput'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import { Thumbnail } from '../Thumbnail'
import './after-sale.css'

interface Props {
  line: Pick<LineItem, 'title' | 'description' | 'thumbnail'> | undefined
  quantity: number
  most: number
  onChange: (quantity: number) => void
  /** A second line of its text: what it is worth. */
  detail?: ReactNode
  /** What else is asked about it. */
  children?: ReactNode
}

/** A line of an order, and how many pieces of it something is done with. */
export function QuantityLine({ line, quantity, most, onChange, detail, children }: Props) {
  const t = useWords('orders')
  return (
    <li className="as-Line">
      <Thumbnail url={line?.thumbnail} />
      <span className="as-Line-text">
        <bdi className="as-Line-title">{line?.title}</bdi>
        <span className="as-Line-detail">{line?.description}</span>
        {detail && <span className="as-Line-detail">{detail}</span>}
      </span>
      <NumberInput
        label={t('quantity_of', { name: line?.title })}
        isLabelHidden
        value={quantity}
        onChange={(next) => onChange(next || 0)}
        minValue={0}
        maxValue={most}
        suffix={t('of', { count: most })}
      />
      {children && <div className="as-Line-more">{children}</div>}
    </li>
  )
}
