import type { Region, TaxRate } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormFields } from '../../kit/form/FormFields'
import { useDraft } from '../../kit/form/use-draft'
import { TargetFields } from './TargetFields'
import { type RateTargets, useRateTargets } from './use-rate-targets'

interface Props {
  region: Region
  /** Absent for a new one. */
  rateId?: string
  onClose: () => void
}

const whole = {
  expand: ['products', 'product_types', 'shipping_options'],
  fields: ['id', 'name', 'code', 'rate'],
}

/** A rate, and what it applies to. */
export function RateDialog({ region, rateId, onClose }: Props) {
  const t = useWords('taxes')
  const rate = useEndpoint(
    'GET /admin/tax-rates/:id',
    { params: { id: rateId ?? '' }, query: whole },
    { enabled: rateId !== undefined },
  )
  if (!rateId) return <RateForm region={region} onClose={onClose} />
  if (rate.data) return <RateForm key={rateId} region={region} rate={rate.data.tax_rate} onClose={onClose} />
  return (
    <FocusModal
      title={t('rate')}
      isOpen
      isSaveDisabled
      onSave={() => false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {rate.error ? (
        <ErrorPanel
          title={t('rate_failed')}
          onRetry={() => void rate.refetch()}
          isRetrying={rate.isFetching}
        />
      ) : (
        <Skeleton lines={6} height="2rem" />
      )}
    </FocusModal>
  )
}

const targetsOf = (rate: TaxRate | undefined): RateTargets => ({
  products: (rate?.products ?? []).map(({ id, title }) => ({ id, name: title })),
  product_types: (rate?.product_types ?? []).map(({ id, value }) => ({ id, name: value })),
  shipping_options: (rate?.shipping_options ?? []).map(({ id, name }) => ({ id, name })),
})

const idsOf = (targets: readonly { id: string }[]) => targets.map(({ id }) => id)

function RateForm({ region, rate, onClose }: { region: Region; rate?: TaxRate; onClose: () => void }) {
  const t = useWords('taxes')
  const toast = useToast()
  // What it applied to when it was opened: a refresh in between must not make an addition look like a removal.
  const [before] = useState(() => targetsOf(rate))
  const [targets, setTargets] = useState(before)
  const changeTargets = useRateTargets()
  const form = useDraft(rate ? 'POST /admin/tax-rates/:id' : 'POST /admin/tax-rates', {
    params: rate && { id: rate.id },
    start: rate ?? { name: '', code: '', rate: null },
    sendsAll: !rate,
    required: ['name', 'code', 'rate'],
    screen: 'taxes',
    extra: rate
      ? undefined
      : () => ({
          region_id: region.id,
          products: idsOf(targets.products),
          product_types: idsOf(targets.product_types),
          shipping_options: idsOf(targets.shipping_options),
        }),
  })
  const save = async () => {
    if ((!rate || form.isDirty) && !(await form.save())) return false
    if (rate) await changeTargets(rate.id, before, targets)
    toast.success(t(rate ? 'rate_saved' : 'rate_made'))
    return true
  }
  return (
    <FocusModal
      title={rate ? rate.name : t('rate_new')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={form.isDirty || targets !== before}
      saveLabel={rate ? undefined : t('common:create')}
      onSave={save}
    >
      <div className="ad-Fields">
        <FormFields
          form={form}
          isNew={!rate}
          fields={[
            { name: 'name', isRequired: true, hint: t('rate_name_hint') },
            { name: 'code', isRequired: true, hint: t('rate_code_hint') },
            { name: 'rate', kind: 'percent', max: 1000, isRequired: true },
          ]}
        />
        <TargetFields region={region} value={targets} onChange={setTargets} />
      </div>
    </FocusModal>
  )
}
