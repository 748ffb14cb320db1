import type { PricedShippingOption, Region } from '@cartwright/contract'
import { useFeatureFlag } from '@cartwright/sdk/react'
import { type Metadata, metadataChanges } from '@cartwright/sdk/rules'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useDraft } from '../../kit/form/use-draft'
import { type DeliveryDaysDraft, daysOf, daysProblem, withDays, withoutDays } from './delivery-days'
import { type Bound, type Bounds, boundsOf, boundsProblem, requirementsOf } from './requirements'
import { type FulfillmentChoice, useFulfillmentChoices } from './use-fulfillment-choices'

interface Options {
  region: Region
  isReturn: boolean
  option: PricedShippingOption | undefined
}

/** The form of a shipping option: fields of the call, the bounds of orders, and the service it is built on. */
export function useShippingOptionForm({ region, isReturn, option }: Options) {
  const t = useWords('shipping')
  const toast = useToast()
  const isInclusive = useFeatureFlag('tax_inclusive_pricing')
  const { choices } = useFulfillmentChoices(region.id, isReturn)
  const [chosen, setChoice] = useState<FulfillmentChoice>()
  const choice = chosen ?? choices[0]
  const before = useMemo(() => boundsOf(option), [option])
  const [bounds, setBounds] = useState<Bounds>(before)
  const [type, setType] = useState<unknown>(option?.price_type ?? 'flat_rate')
  const isFlat = type === 'flat_rate'
  const [metadata, setMetadata] = useState<Metadata>(() => withoutDays(option?.metadata))
  const [days, setDays] = useState(() => daysOf(option?.metadata))
  const changes = metadataChanges(option?.metadata, withDays(metadata, days))
  const isKept = Object.keys(changes).length === 0

  const start = useMemo(
    () =>
      option
        ? { ...option }
        : { name: '', price_type: 'flat_rate', amount: null, admin_only: false, profile_id: null },
    [option],
  )
  const draft = useDraft(option ? 'POST /admin/shipping-options/:id' : 'POST /admin/shipping-options', {
    params: option && { id: option.id },
    start: option || !isInclusive ? start : { ...start, includes_tax: region.includes_tax ?? false },
    sendsAll: !option,
    required: isFlat ? ['name', 'amount'] : ['name'],
    screen: 'shipping',
    extra: () => ({
      ...(isFlat ? {} : { amount: null }),
      requirements: requirementsOf(bounds, option),
      ...(isKept ? {} : { metadata: changes }),
      ...(option
        ? {}
        : {
            region_id: region.id,
            is_return: isReturn,
            provider_id: choice?.provider_id,
            data: choice?.data,
          }),
    }),
  })
  const form = {
    ...draft,
    set: (name: string, value: unknown) => {
      if (name === 'price_type') setType(value)
      draft.set(name, value)
    },
  }
  const problem = boundsProblem(bounds)
  const amiss = daysProblem(days)
  const save = async () => {
    if (problem || amiss || (!option && !choice)) return false
    const isSaved = await draft.save()
    if (isSaved) toast.success(t(option ? 'saved' : 'made'))
    return isSaved
  }
  return {
    form,
    bounds,
    setBound: (name: keyof Bounds, amount: Bound) => setBounds((now) => ({ ...now, [name]: amount })),
    boundError: problem === 'order' ? t('bounds_wrong') : undefined,
    days,
    setDay: (name: keyof DeliveryDaysDraft, value: number | null) =>
      setDays((now) => ({ ...now, [name]: value })),
    dayError: amiss && { field: amiss.field, text: t(amiss.kind === 'order' ? 'days_wrong' : 'days_range') },
    choice,
    setChoice,
    metadata,
    setMetadata,
    isDirty: draft.isDirty || !isKept || JSON.stringify(bounds) !== JSON.stringify(before),
    save,
  }
}
