import type { Discount, DiscountCondition } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { EditIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useLocales } from '../../kit/use-locale'
import { useMay } from '../../shell/permissions'
import { freeConditions } from './ConditionsField'
import { conditionTypes, resourcesOf, type SaidCondition } from './conditions'

const ConditionDialog = onDemand(async () => (await import('./ConditionDialog')).ConditionDialog)

type Opened = { condition?: DiscountCondition; said: SaidCondition }

/** What must be so for the discount to hold: each condition is changed in a dialog and deleted with a way back. */
export function ConditionsCard({ discount }: { discount: Discount }) {
  const t = useWords('discounts')
  const may = useMay()
  const removed = useRemoved()
  const [opened, setOpened] = useState<Opened>()
  const conditions = (discount.rule?.conditions ?? []).filter(({ id }) => !removed.has(id))
  const free = freeConditions(conditions)
  const kinds = conditionTypes.filter((type) => free.some((one) => one.type === type))
  const mayAdd = may('POST /admin/discounts/:discount_id/conditions') && !discount.parent_discount_id
  return (
    <Card
      title={t('conditions')}
      description={t('conditions_text')}
      actions={
        mayAdd &&
        kinds.length > 0 && (
          <Menu
            placement="bottom end"
            trigger={
              <Button size="s" icon={<PlusIcon />}>
                {t('condition_add')}
              </Button>
            }
            items={kinds.map((type) => ({
              id: type,
              name: t(`condition.${type}`),
              onAction: () => {
                const said = free.find((one) => one.type === type)
                if (said) setOpened({ said })
              },
            }))}
          />
        )
      }
    >
      {conditions.length === 0 ? (
        <p className="ad-Muted">{t('conditions_none')}</p>
      ) : (
        <ul className="ad-Pieces">
          {conditions.map((condition) => (
            <ConditionLine
              key={condition.id}
              discount={discount}
              condition={condition}
              onEdit={() =>
                setOpened({ condition, said: { ...condition, resources: resourcesOf(condition) } })
              }
            />
          ))}
        </ul>
      )}
      {opened && (
        <ConditionDialog
          discount={discount}
          condition={opened.condition}
          start={opened.said}
          free={free.filter(({ type }) => type === opened.said.type)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

const shown = 8

function ConditionLine({
  discount,
  condition,
  onEdit,
}: {
  discount: Discount
  condition: DiscountCondition
  onEdit: () => void
}) {
  const t = useWords('discounts')
  const may = useMay()
  const remove = useRemoval()
  const list = new Intl.ListFormat(useLocales(), { type: 'unit' })
  const names = resourcesOf(condition).map(({ name }) => name)
  const more = names.length - shown
  const title = t('condition_of', {
    type: t(`condition.${condition.type}`),
    operator: t(`operator.${condition.operator}`),
  })
  const params = { discount_id: discount.id, condition_id: condition.id }
  return (
    <li className="ad-Piece">
      <span className="ad-Under">
        <span className="ad-Strong">{title}</span>
        <span>
          {list.format(names.slice(0, shown))}
          {more > 0 && ` ${t('and_more', { count: more })}`}
        </span>
      </span>
      <span className="ad-Piece-actions">
        {may('POST /admin/discounts/:discount_id/conditions/:condition_id/batch') && (
          <IconButton
            size="s"
            label={t('condition_edit', { name: title })}
            icon={<EditIcon />}
            onPress={onEdit}
          />
        )}
        {may('DELETE /admin/discounts/:discount_id/conditions/:condition_id') && (
          <IconButton
            size="s"
            label={t('condition_remove', { name: title })}
            icon={<TrashIcon />}
            onPress={() =>
              remove({
                name: 'DELETE /admin/discounts/:discount_id/conditions/:condition_id',
                id: condition.id,
                title: t('condition_removed'),
                given: { params },
              })
            }
          />
        )}
      </span>
    </li>
  )
}
