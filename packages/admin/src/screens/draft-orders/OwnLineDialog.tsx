import type { LineItem } from '@cartwright/contract'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'

interface Props {
  currency: string
  /** The line that is changed; absent for a new one. */
  line?: LineItem
  problem: string | undefined
  isPending: boolean
  onSave: (line: { title: string; unit_price: number; quantity: number }) => void
  onClose: () => void
}

/** A line by title, price and quantity: something that is in no catalogue, or goods at an agreed price. */
export function OwnLineDialog({ currency, line, problem, isPending, onSave, onClose }: Props) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const say = useStrings()
  const [title, setTitle] = useState(line?.title ?? '')
  const [price, setPrice] = useState<MoneyValue>(line?.unit_price ?? null)
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [isChecked, setChecked] = useState(false)
  return (
    <FormDialog
      size="s"
      title={line ? words('edit_named', { name: line.title }) : t('add_own')}
      action={line ? undefined : t('add_own')}
      isDirty={title !== (line?.title ?? '') || price !== (line?.unit_price ?? null)}
      isPending={isPending}
      onSubmit={() => {
        setChecked(true)
        if (title.trim() && typeof price === 'number')
          onSave({ title: title.trim(), unit_price: price, quantity })
      }}
      onClose={onClose}
    >
      <TextField
        label={t('own_title')}
        value={title}
        onChange={setTitle}
        errors={
          isChecked && !title.trim() ? t('common:field_required', { field: t('own_title') }) : undefined
        }
        isRequired
      />
      <MoneyInput
        label={words('shipping_price')}
        currency={currency}
        value={price}
        onChange={setPrice}
        minValue={0}
        errors={isChecked && price === null ? words('refund_nothing') : undefined}
        isRequired
      />
      <NumberInput
        label={say('quantity')}
        value={quantity}
        minValue={1}
        onChange={(next) => setQuantity(next || 1)}
      />
      {problem && (
        <p role="alert" className="dr-Problem">
          {problem}
        </p>
      )}
    </FormDialog>
  )
}
