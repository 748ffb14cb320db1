import type { Discount, DiscountCondition } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Modal } from '@cartwright/ui/Modal'
import { Select } from '@cartwright/ui/Select'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import { ConditionRecordsField } from './ConditionRecordsField'
import { conditionBody, type SaidCondition } from './conditions'

interface Props {
  discount: Discount
  /** Absent for a new one. */
  condition?: DiscountCondition
  start: SaidCondition
  /** The directions a new one can still have. */
  free: readonly SaidCondition[]
  onClose: () => void
}

/** Makes a condition, or changes what one names: what came is added and what went is taken out. */
export function ConditionDialog({ discount, condition, start, free, onClose }: Props) {
  const t = useWords('discounts')
  const toast = useToast()
  const message = useErrorMessage()
  const [said, setSaid] = useState(start)
  const [isTried, setTried] = useState(false)
  const write = useWriteCondition(discount.id, condition)
  const save = async () => {
    setTried(true)
    if (said.resources.length === 0) return
    try {
      await write.save(start, said)
      toast.success(t('condition_saved'))
      onClose()
    } catch (error) {
      toast.error({ title: t('common:not_saved'), text: message(error) })
    }
  }
  const name = t(`condition.${said.type}`)
  return (
    <Modal
      title={name}
      isOpen
      isDismissable={said === start}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" isPending={write.isPending} onPress={() => void save()}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <div className="ad-Fields">
        <Select
          label={t('holds_for')}
          value={said.operator}
          isDisabled={condition !== undefined || free.length < 2}
          onChange={(id) => setSaid({ ...said, operator: id === 'not_in' ? 'not_in' : 'in' })}
          options={(['in', 'not_in'] as const).map((id) => ({ id, name: t(`operator.${id}`) }))}
        />
        <ConditionRecordsField
          type={said.type}
          value={said.resources}
          onChange={(resources) => setSaid({ ...said, resources })}
          errors={isTried && said.resources.length === 0 ? t('needs.resources') : undefined}
        />
      </div>
    </Modal>
  )
}

function useWriteCondition(discount_id: string, condition: DiscountCondition | undefined) {
  const create = useChange('POST /admin/discounts/:discount_id/conditions')
  const add = useChange('POST /admin/discounts/:discount_id/conditions/:condition_id/batch')
  const remove = useChange('DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch')
  const save = async (before: SaidCondition, after: SaidCondition) => {
    if (!condition) return create.mutateAsync({ params: { discount_id }, body: conditionBody(after) })
    const params = { discount_id, condition_id: condition.id }
    const less = (one: SaidCondition, other: SaidCondition) =>
      one.resources
        .filter(({ id }) => !other.resources.some((known) => known.id === id))
        .map(({ id }) => ({ id }))
    const [came, went] = [less(after, before), less(before, after)]
    // A condition never names nothing: what comes is there before what goes.
    if (came.length > 0) await add.mutateAsync({ params, body: { resources: came } })
    if (went.length > 0) await remove.mutateAsync({ params, body: { resources: went } })
  }
  return { save, isPending: create.isPending || add.isPending || remove.isPending }
}
