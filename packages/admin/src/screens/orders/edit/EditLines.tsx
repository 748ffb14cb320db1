import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { TrashIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useStrings } from '@cartwright/ui/strings'
import { useWords } from '../../../i18n/use-words'
import { Thumbnail } from '../../../kit/Thumbnail'
import { lineSum } from '../order-sums'
import type { EditedLine } from './edit-lines'
import type { EditWork } from './use-edit-work'
import '../orders.css'
import './edit.css'

interface Props {
  lines: readonly EditedLine[]
  currency: string
  /** Prices hold the tax. */
  isInclusive: boolean
  isReadOnly: boolean
  work: EditWork
}

/** The lines of an order to be changed in their place; what was changed says how, and can be undone. */
export function EditLines({ lines, ...props }: Props) {
  return (
    <ul className="ad-Lines">
      {lines.map((one) => (
        <EditLine key={one.key} of={one} {...props} />
      ))}
    </ul>
  )
}

function EditLine({
  of,
  currency,
  isInclusive,
  isReadOnly,
  work,
}: Omit<Props, 'lines'> & { of: EditedLine }) {
  const t = useWords('order-edits')
  const words = useWords('orders')
  const say = useStrings()
  const { key, line, after, change } = of
  const packed = line.fulfilled_quantity ?? 0
  const isGone = after === 0
  const problem = work.problem?.at === key ? work.problem.text : undefined
  return (
    <li className="ad-Line oe-Line" data-gone={isGone || undefined}>
      <Thumbnail url={line.thumbnail} />
      <div className="ad-Line-text">
        <p className="ad-Line-title">
          <bdi>{line.title}</bdi>
        </p>
        <p className="ad-Line-detail">
          {[line.description, line.variant?.sku].filter(Boolean).join(' · ')}
          {packed > 0 && <> {t('packed', { count: packed })}</>}
        </p>
        {change && <ChangeMark of={of} />}
        {isGone && problem && (
          <p role="alert" className="oe-Problem">
            {problem}
          </p>
        )}
      </div>
      {isGone ? (
        <span />
      ) : (
        <NumberInput
          className="oe-Quantity"
          label={words('quantity_of', { name: line.title })}
          isLabelHidden
          value={after}
          minValue={Math.max(1, packed)}
          onChange={(next) => {
            if (!Number.isNaN(next) && next !== after) work.setQuantity(key, next)
          }}
          isDisabled={isReadOnly}
          errors={problem}
        />
      )}
      <span className="ad-Line-sum">
        {!isGone && <Money amount={lineSum(line, isInclusive)} currency={currency} />}
      </span>
      <span className="oe-Acts">
        {change && (
          <Button
            size="s"
            variant="ghost"
            isDisabled={isReadOnly}
            aria-label={t('undo_named', { name: line.title })}
            onPress={() => work.undo(key)}
          >
            {say('undo')}
          </Button>
        )}
        {!isGone && !(change && of.before === 0) && (
          <IconButton
            size="s"
            label={say('removeNamed', { name: line.title })}
            icon={<TrashIcon />}
            isDisabled={isReadOnly || packed > 0}
            onPress={() => work.remove(key)}
          />
        )}
      </span>
    </li>
  )
}

/** What an edit does to a line: new, gone, or another quantity. */
export function ChangeMark({ of: { before, after } }: { of: Pick<EditedLine, 'before' | 'after'> }) {
  const t = useWords('order-edits')
  const say = useStrings()
  if (before === 0)
    return (
      <Badge tone="green" isPlain>
        {t('added')}
      </Badge>
    )
  if (after === 0)
    return (
      <Badge tone="red" isPlain>
        {t('removed')}
      </Badge>
    )
  return (
    <Badge tone="amber" isPlain>
      {say('quantity')} <bdi dir="ltr">{`${before} → ${after}`}</bdi>
    </Badge>
  )
}
