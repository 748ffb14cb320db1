import { useEndpoint } from '@cartwright/sdk/react'
import { Wizard } from '@cartwright/ui/Wizard'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'
import { CountriesField } from './CountriesField'
import { FirstShippingStep, NameStep, ProvidersStep, ReviewStep } from './new-region-steps'
import { emptyRegion, nameProblems, type RegionDraft, shippingProblem } from './region-draft'
import { useMakeRegion } from './use-make-region'

/** A new region in five steps. Nothing is made before the last one. */
export function NewRegionWizard({ onClose }: { onClose: () => void }) {
  const t = useWords('regions')
  const go = useNavigate()
  const store = useEndpoint('GET /admin/store')
  const [typed, setTyped] = useState<RegionDraft>(emptyRegion)
  const [isChecked, setChecked] = useState(false)
  const make = useMakeRegion()
  // Until somebody chooses: the currency of the shop, and the providers where there is one of a kind.
  const draft: RegionDraft = {
    ...typed,
    currency_code: typed.currency_code || (store.data?.store.default_currency_code ?? ''),
    payment_providers: typed.payment_providers ?? only(store.data?.store.payment_providers),
    fulfillment_providers: typed.fulfillment_providers ?? only(store.data?.store.fulfillment_providers),
  }
  const set = (part: Partial<RegionDraft>) => setTyped((before) => ({ ...before, ...part }))
  const checked = (isRight: boolean) => {
    setChecked(!isRight)
    return isRight
  }
  const step = { draft, set, isChecked }
  return (
    <Wizard
      title={t('list.new')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      steps={[
        {
          id: 'name',
          title: t('step_name'),
          content: <NameStep {...step} />,
          onNext: () => checked(nameProblems(draft).length === 0),
        },
        {
          id: 'countries',
          title: t('fields.countries'),
          content: <CountriesField value={draft.countries} onChange={(countries) => set({ countries })} />,
        },
        { id: 'providers', title: t('step_providers'), content: <ProvidersStep {...step} /> },
        {
          id: 'shipping',
          title: t('step_shipping'),
          content: <FirstShippingStep {...step} />,
          onNext: () => checked(shippingProblem(draft) === undefined),
        },
        { id: 'review', title: t('step_review'), content: <ReviewStep draft={draft} /> },
      ]}
      submitLabel={t('make_region')}
      onSubmit={async () => {
        const id = await make(draft)
        // Its page takes the place of the address that opened this window: closing it as well would lead back to the list.
        await go(paths.region(id), { replace: true })
        return false
      }}
    />
  )
}

const only = (installed: readonly { id: string }[] | undefined) =>
  installed?.length === 1 ? installed.map(({ id }) => id) : []
