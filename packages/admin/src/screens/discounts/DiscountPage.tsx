import type { Discount } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { StatusStrip } from '../../kit/record/StatusStrip'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { useAct } from '../../kit/use-act'
import { filtered, paths } from '../../paths'
import { useNavigate, useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { ConditionsCard } from './ConditionsCard'
import { ConfigurationCard } from './ConfigurationCard'
import { DynamicCodesCard } from './DynamicCodesCard'
import { RegionsCard } from './RegionsCard'
import { discounts, wholeDiscount } from './resource'
import { saidDiscount, useDiscountSentence } from './sentence'
import { discountStatus } from './status'
import { UsageCard } from './UsageCard'

/** One discount: what it says, what it is for, where, and how often it was used. */
export function DiscountPage() {
  const { id = '' } = useParams()
  const _t = useWords('discounts')
  const [isEditing, setEditing] = useState(false)
  const may = useMay()
  const discount = useEndpoint(
    'GET /admin/discounts/:id',
    { params: { id }, query: { expand: wholeDiscount } },
    { select: (reply) => reply.discount },
  )
  return (
    <RecordPage
      of={discount}
      id={id}
      list={paths.discounts}
      screen="discounts"
      title={({ code }) => code}
      subtitle={({ rule }) => rule?.description}
      actions={(one) => <DiscountMenu discount={one} />}
      aside={(one) => (
        <>
          <UsageCard discount={one} />
          <RegionsCard discount={one} />
          <MetadataCard of="POST /admin/discounts/:id" id={one.id} metadata={one.metadata} />
          <Zone name="discount.details.side" discount={one} />
        </>
      )}
    >
      {(one) => (
        <>
          <Strip
            discount={one}
            onEdit={may('POST /admin/discounts/:id') ? () => setEditing(true) : undefined}
          />
          <ConfigurationCard key={one.id} discount={one} isEditing={isEditing} onEditingChange={setEditing} />
          <ConditionsCard discount={one} />
          {one.is_dynamic && <DynamicCodesCard discount={one} />}
          <Zone name="discount.details.after" discount={one} />
        </>
      )}
    </RecordPage>
  )
}

/** The sentence of the discount, and what brings it back where it is off, over or used up. */
function Strip({ discount, onEdit }: { discount: Discount; onEdit: (() => void) | undefined }) {
  const t = useWords('discounts')
  const say = useDiscountSentence()
  const turnOn = useAct('POST /admin/discounts/:id', t('turned_on'))
  const status = discountStatus(discount)
  return (
    <StatusStrip
      status={status}
      action={
        onEdit &&
        (status === 'draft' ? (
          <Button
            variant="primary"
            isPending={turnOn.isPending}
            onPress={() => turnOn.mutate({ params: { id: discount.id }, body: { is_disabled: false } })}
          >
            {t('turn_on')}
          </Button>
        ) : (
          (status === 'expired' || status === 'used_up') && (
            <Button onPress={onEdit}>{t(status === 'expired' ? 'change_dates' : 'change_limit')}</Button>
          )
        ))
      }
    >
      {say(saidDiscount(discount))}
    </StatusStrip>
  )
}

function DiscountMenu({ discount }: { discount: Discount }) {
  const t = useWords('discounts')
  const go = useNavigate()
  const may = useMay()
  const { id, code, is_disabled } = discount
  const change = useAct('POST /admin/discounts/:id', t(is_disabled ? 'turned_on' : 'turned_off'))
  return (
    <RecordMenu
      of={discounts}
      id={id}
      name={code}
      screen="discounts"
      list={paths.discounts}
      items={[
        {
          id: 'duplicate',
          name: t('duplicate'),
          isDisabled: !may('POST /admin/discounts'),
          onAction: () => void go(filtered(paths.newDiscount, { like: id })),
        },
        {
          id: 'switch',
          name: t(is_disabled ? 'turn_on' : 'turn_off'),
          isDisabled: !may('POST /admin/discounts/:id'),
          onAction: () => change.mutate({ params: { id }, body: { is_disabled: !is_disabled } }),
        },
      ]}
    />
  )
}
