import { useChange, useClient } from '@cartwright/sdk/react'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useWizardDraft } from '../../kit/form/use-wizard-draft'
import { WizardScreen } from '../../kit/form/WizardScreen'
import { paths } from '../../paths'
import { CustomerStep } from './CustomerStep'
import { bodyOf, emptyDraft, isUnreadable, problemsOf, type WrittenDraft } from './draft'
import { DiscountStep, RegionStep, ReviewStep, ShippingStep } from './draft-steps'
import { ItemsStep } from './ItemsStep'

const asks: Record<string, readonly (keyof WrittenDraft)[]> = {
  region: ['region'],
  items: ['lines'],
  customer: ['email', 'shipping', 'billing'],
  shipping: ['option', 'price'],
}

/** Puts an order together for a customer in six steps. Nothing is made before the last one. */
export function DraftWizard() {
  const t = useWords('draft-orders')
  const client = useClient()
  const create = useChange('POST /admin/draft-orders')
  const { step, isDirty, ...fields } = useWizardDraft({
    start: emptyDraft,
    screen: 'draft-orders',
    asks,
    problemsOf,
    isUnreadable,
  })
  const { draft } = fields
  const [codeProblem, setCodeProblem] = useState<string>()
  const checkCode = async () => {
    const code = draft.code.trim()
    if (!code) return true
    const known = await client
      .send('GET /admin/discounts/code/:code', { params: { code } })
      .then(({ discount }) => discount)
      .catch(() => undefined)
    const isHere = known?.regions?.some(({ id }) => id === draft.region?.id) ?? false
    setCodeProblem(known && isHere && !known.is_disabled ? undefined : t('needs.code'))
    return known !== undefined && isHere && !known.is_disabled
  }
  return (
    <WizardScreen
      title={t('list.new')}
      size="l"
      list={paths.draftOrders}
      isDirty={isDirty}
      make={async () => {
        const { draft_order } = await create.mutateAsync({ body: bodyOf(draft) })
        return { said: t('made'), href: paths.draftOrder(draft_order.id) }
      }}
      submitLabel={t('make')}
      steps={[
        step('region', <RegionStep {...fields} />),
        step('items', <ItemsStep {...fields} />),
        step('customer', <CustomerStep {...fields} />),
        step('shipping', <ShippingStep {...fields} />),
        {
          ...step(
            'discount',
            <DiscountStep
              draft={draft}
              problem={codeProblem}
              onChange={(code) => {
                setCodeProblem(undefined)
                fields.set({ code })
              }}
            />,
          ),
          onNext: checkCode,
        },
        step('review', <ReviewStep {...fields} />),
      ]}
    />
  )
}
