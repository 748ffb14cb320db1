import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useMoney } from '../../kit/use-money'
import { type WrittenLine, withVariants } from './draft'
import type { StepProps } from './draft-steps'
import './draft-orders.css'

const VariantDialog = onDemand(async () => (await import('../../kit/variants/VariantDialog')).VariantDialog)

/** What is sold: variants at their price of the region, and lines of its own. */
export function ItemsStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('draft-orders')
  const [isAdding, setAdding] = useState(false)
  const { lines, region } = draft
  const currency = region?.currency_code ?? 'usd'
  const change = (key: string, part: Partial<WrittenLine>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) })
  const problem = errorOf('lines')
  return (
    <div className="ad-Fields">
      {lines.length > 0 && (
        <ul className="dr-Lines">
          {lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              currency={currency}
              isChecked={problem !== undefined}
              onChange={(part) => change(line.key, part)}
              onRemove={() => set({ lines: lines.filter(({ key }) => key !== line.key) })}
            />
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="dr-Problem">
          {problem}
        </p>
      )}
      <div className="dr-Adds">
        <Button icon={<PlusIcon />} onPress={() => setAdding(true)}>
          {t('add_items')}
        </Button>
        <Button
          icon={<PlusIcon />}
          onPress={() =>
            set({
              lines: [...lines, { key: crypto.randomUUID(), title: '', price: null, quantity: 1 }],
            })
          }
        >
          {t('add_own')}
        </Button>
      </div>
      <VariantDialog
        title={t('add_items')}
        chooseLabel={t('add_items')}
        regionId={region?.id ?? ''}
        currency={currency}
        isOpen={isAdding}
        onOpenChange={setAdding}
        onChoose={(chosen) => set({ lines: withVariants(lines, chosen) })}
      />
    </div>
  )
}

interface LineProps {
  line: WrittenLine
  currency: string
  /** What is missing is said. */
  isChecked: boolean
  onChange: (part: Partial<WrittenLine>) => void
  onRemove: () => void
}

function Line({ line, currency, isChecked, onChange, onRemove }: LineProps) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const say = useStrings()
  const money = useMoney(currency)
  const { variant, title, price, quantity } = line
  const name = title || t('own_title')
  return (
    <li className="dr-Line">
      {variant ? (
        <>
          <span className="dr-Line-text">
            <bdi className="ad-Strong">{title}</bdi>
            <span className="ad-Muted">{variant.sku}</span>
          </span>
          <span className="dr-Price">{money(typeof price === 'number' ? price : 0)}</span>
        </>
      ) : (
        <>
          <TextField
            label={t('own_title')}
            value={title}
            onChange={(next) => onChange({ title: next })}
            errors={
              isChecked && !title.trim() ? t('common:field_required', { field: t('own_title') }) : undefined
            }
            isRequired
          />
          <MoneyInput
            label={words('shipping_price')}
            currency={currency}
            value={price}
            onChange={(next) => onChange({ price: next })}
            minValue={0}
            errors={isChecked && price === null ? words('refund_nothing') : undefined}
            isRequired
          />
        </>
      )}
      <NumberInput
        label={words('quantity_of', { name })}
        isLabelHidden={Boolean(variant)}
        value={quantity}
        minValue={1}
        onChange={(next) => onChange({ quantity: next || 1 })}
      />
      <IconButton size="s" label={say('removeNamed', { name })} icon={<TrashIcon />} onPress={onRemove} />
    </li>
  )
}
