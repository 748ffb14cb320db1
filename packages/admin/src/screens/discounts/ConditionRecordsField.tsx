import type { DiscountConditionType } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'
import { conditionPickers } from './ConditionPicker'
import type { Named } from './conditions'

interface Props {
  type: DiscountConditionType
  value: readonly Named[]
  onChange: (value: readonly Named[]) => void
  errors?: string
}

/** What a condition names. */
export function ConditionRecordsField({ type, ...props }: Props) {
  const t = useWords('discounts')
  const Picker = conditionPickers[type]
  return <Picker {...props} label={t(`choose.${type}`)} />
}
