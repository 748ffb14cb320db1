import type { InventoryAdjustmentReason } from '@cartwright/contract'
import { FormRow } from '@cartwright/ui/Form'
import { Select } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { NumberInput } from '../form/NumberInput'
import { type ChangeKind, changeKinds, usualReason } from './level'
import { isReason, reasons } from './reasons'

/** A change of stock while it is being written. */
export interface StockChange {
  kind: ChangeKind
  quantity: number
  reason: InventoryAdjustmentReason
  note: string
}

export const noChange: StockChange = { kind: 'add', quantity: Number.NaN, reason: 'received', note: '' }

interface Props {
  value: StockChange
  onChange: (value: StockChange) => void
  errors?: readonly string[]
}

/** How the stock changes, by how much, and why. */
export function ChangeFields({ value, onChange, errors }: Props) {
  const t = useWords('inventory')
  const isKind = (id: string): id is ChangeKind => changeKinds.some((kind) => kind === id)
  return (
    <>
      <FormRow>
        <Select
          label={t('change')}
          value={value.kind}
          onChange={(id) => {
            if (isKind(id)) onChange({ ...value, kind: id, reason: usualReason[id] })
          }}
          options={changeKinds.map((id) => ({ id, name: t(`changes.${id}`) }))}
        />
        <NumberInput
          label={t('quantity')}
          value={value.quantity}
          onChange={(quantity) => onChange({ ...value, quantity })}
          minValue={0}
          errors={errors}
        />
      </FormRow>
      <ReasonFields value={value} onChange={(next) => onChange({ ...value, ...next })} />
    </>
  )
}

type Why = Pick<StockChange, 'reason' | 'note'>

/** Why the stock changes; a note stands in its ledger. */
export function ReasonFields({ value, onChange }: { value: Why; onChange: (value: Why) => void }) {
  const t = useWords('inventory')
  return (
    <>
      <Select
        label={t('reason')}
        value={value.reason}
        onChange={(id) => isReason(id) && onChange({ ...value, reason: id })}
        options={reasons.map((id) => ({ id, name: t(`reasons.${id}`) }))}
      />
      <TextField label={t('note')} value={value.note} onChange={(note) => onChange({ ...value, note })} />
    </>
  )
}
