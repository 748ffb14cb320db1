import { useChange } from '@cartwright/sdk/react'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { useWizardDraft } from '../../kit/form/use-wizard-draft'
import { WizardScreen } from '../../kit/form/WizardScreen'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { TypeStep, ValueStep } from './discount-steps'
import { type DiscountDraft, draftBody, isUnreadable, problemsOf } from './draft'

const ConditionsField = onDemand(async () => (await import('./ConditionsField')).ConditionsField, {
  placeholder: <Skeleton height="160px" />,
})
const CodeStep = onDemand(async () => (await import('./CodeStep')).CodeStep, {
  placeholder: <Skeleton height="160px" />,
})
const DiscountReview = onDemand(async () => (await import('./DiscountReview')).DiscountReview, {
  placeholder: <Skeleton height="160px" />,
})

const asks: Record<string, readonly (keyof DiscountDraft)[]> = {
  value: ['percent', 'amount', 'regions'],
  conditions: ['conditions'],
  code: ['code', 'ends_at'],
}

/** Makes a discount in five steps; the last one says it in a sentence. */
export function DiscountWizard({ start }: { start: DiscountDraft }) {
  const t = useWords('discounts')
  const create = useChange('POST /admin/discounts')
  const { step, isDirty, ...fields } = useWizardDraft({
    start,
    screen: 'discounts',
    asks,
    problemsOf,
    isUnreadable,
  })
  const { draft, set, errorOf } = fields
  return (
    <WizardScreen
      title={t('list.new')}
      size="l"
      list={paths.discounts}
      isDirty={isDirty}
      make={async () => {
        const { discount } = await create.mutateAsync({ body: draftBody(draft) })
        return { said: t('made', { code: discount.code }), href: paths.discount(discount.id) }
      }}
      submitLabel={t(draft.is_disabled ? 'make_draft' : 'make')}
      steps={[
        step('type', <TypeStep {...fields} />),
        step('value', <ValueStep {...fields} />),
        step(
          'conditions',
          <ConditionsField
            value={draft.conditions}
            onChange={(conditions) => set({ conditions })}
            problem={errorOf('conditions')}
          />,
        ),
        step('code', <CodeStep {...fields} />),
        step('review', <DiscountReview {...fields} />),
      ]}
    />
  )
}
