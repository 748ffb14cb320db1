import type { DiscountConditionOperator } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, PlusIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { Select } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'
import { ConditionRecordsField } from './ConditionRecordsField'
import { conditionTypes, type SaidCondition } from './conditions'
import './discounts.css'

interface Props {
  value: readonly SaidCondition[]
  onChange: (value: readonly SaidCondition[]) => void
  /** Said below a condition that names nothing yet. */
  problem?: string
}

const operators: readonly DiscountConditionOperator[] = ['in', 'not_in']
const keyOf = ({ type, operator }: SaidCondition) => `${type} ${operator}`

/** What may still be added: there is one condition a kind and direction. */
export const freeConditions = (taken: readonly Pick<SaidCondition, 'type' | 'operator'>[]) =>
  conditionTypes
    .flatMap((type) => operators.map((operator) => ({ type, operator, resources: [] })))
    .filter((one) => !taken.some(({ type, operator }) => type === one.type && operator === one.operator))

/** The conditions of a discount that is being made: a line for each, more by a menu of what is free. */
export function ConditionsField({ value, onChange, problem }: Props) {
  const t = useWords('discounts')
  const free = freeConditions(value)
  const kinds = conditionTypes.filter((type) => free.some((one) => one.type === type))
  return (
    <div className="ad-Stack">
      {value.length === 0 && <p className="ad-Muted">{t('conditions_none')}</p>}
      {value.map((condition) => {
        const others = value.filter((one) => one !== condition)
        const change = (part: Partial<SaidCondition>) =>
          onChange(value.map((one) => (one === condition ? { ...one, ...part } : one)))
        return (
          <div key={keyOf(condition)} className="ad-Condition">
            <Select
              label={t(`condition.${condition.type}`)}
              value={condition.operator}
              onChange={(operator) => change({ operator: operator === 'not_in' ? 'not_in' : 'in' })}
              options={operators.map((id) => ({
                id,
                name: t(`operator.${id}`),
                isDisabled: others.some(({ type, operator }) => type === condition.type && operator === id),
              }))}
            />
            <ConditionRecordsField
              type={condition.type}
              value={condition.resources}
              onChange={(resources) => change({ resources })}
              errors={condition.resources.length === 0 ? problem : undefined}
            />
            <IconButton
              size="s"
              label={t('condition_remove', { name: t(`condition.${condition.type}`) })}
              icon={<CloseIcon />}
              onPress={() => onChange(others)}
            />
          </div>
        )
      })}
      {kinds.length > 0 && (
        <div>
          <Menu
            trigger={<Button icon={<PlusIcon />}>{t('condition_add')}</Button>}
            items={kinds.map((type) => ({
              id: type,
              name: t(`condition.${type}`),
              onAction: () => {
                const next = free.find((one) => one.type === type)
                if (next) onChange([...value, next])
              },
            }))}
          />
        </div>
      )}
    </div>
  )
}
