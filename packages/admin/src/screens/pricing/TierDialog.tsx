import { FormRow } from '@cartwright/ui/Form'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import type { Tier } from './prices'

interface Props {
  onClose: () => void
  onAdd: (tier: Tier) => void
}

/** A quantity from which on variants cost something else: a line more for each. */
export function TierDialog({ onClose, onAdd }: Props) {
  const t = useWords('price-lists')
  const [min, setMin] = useState(Number.NaN)
  const [max, setMax] = useState(Number.NaN)
  const [isTried, setTried] = useState(false)
  const isMissing = Number.isNaN(min)
  const isCrossed = max < min
  const add = () => {
    setTried(true)
    if (isMissing || isCrossed) return
    onAdd({ min, max: Number.isNaN(max) ? null : max })
    onClose()
  }
  return (
    <FormDialog title={t('tier.add')} size="s" action={t('tier.add')} onSubmit={add} onClose={onClose}>
      <FormRow>
        <NumberInput
          label={t('tier.from')}
          value={min}
          onChange={setMin}
          minValue={2}
          isRequired
          autoFocus
          errors={isTried && isMissing ? t('tier.needs_from') : undefined}
        />
        <NumberInput
          label={t('tier.to')}
          value={max}
          onChange={setMax}
          minValue={2}
          errors={isTried && isCrossed ? t('tier.crossed') : undefined}
        />
      </FormRow>
      <p className="ad-Muted">{t('tier.text')}</p>
    </FormDialog>
  )
}
