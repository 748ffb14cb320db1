import { useChange } from '@cartwright/sdk/react'
import { invalidCells } from '@cartwright/ui/grid-changes'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { useWizardDraft } from '../../kit/form/use-wizard-draft'
import { WizardScreen } from '../../kit/form/WizardScreen'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { type Asked, emptyDraft, isUnreadable, moment, problemsOf } from './draft'
import { AudienceStep, DetailsStep, ProductsStep } from './price-list-steps'
import { usePriceRows } from './price-rows'
import { pricesToSave } from './prices'
import { useProductsById } from './use-grid-products'
import { usePriceColumns } from './use-price-columns'

/** The last step, and much code. */
const PricesEditor = onDemand(async () => (await import('./PricesEditor')).PricesEditor, {
  placeholder: <Skeleton height="160px" />,
})

const asks: Record<string, readonly Asked[]> = { details: ['name', 'description'], audience: ['ends_at'] }
const noPrices: readonly never[] = []

/** Makes a price list in four steps; the last one is the grid of its prices. */
export function PriceListWizard() {
  const t = useWords('price-lists')
  const create = useChange('POST /admin/price-lists')
  const columns = usePriceColumns()
  const { step, isDirty, ...fields } = useWizardDraft({
    start: emptyDraft,
    screen: 'price-lists',
    asks,
    problemsOf,
    isUnreadable,
  })
  const { draft, set } = fields
  const { edits } = draft
  const ids = useMemo(() => draft.products.map(({ id }) => id), [draft.products])
  const products = useProductsById(ids)
  const rows = usePriceRows({ products: products ?? noPrices, prices: noPrices, edits })
  const make = async () => {
    if (invalidCells(edits.changes).length > 0) return undefined
    const { price_list } = await create.mutateAsync({
      body: {
        name: draft.name.trim(),
        description: draft.description.trim(),
        type: draft.type,
        status: draft.isActive ? 'active' : 'draft',
        starts_at: moment(draft.starts_at),
        ends_at: moment(draft.ends_at),
        customer_groups: draft.groups.map(({ id }) => ({ id })),
        prices: pricesToSave(rows, columns ?? [], edits.changes).prices,
      },
    })
    return { said: t('made'), href: paths.priceList(price_list.id) }
  }
  return (
    <WizardScreen
      title={t('list.new')}
      size="xl"
      list={paths.pricing}
      isDirty={isDirty}
      make={make}
      submitLabel={t(draft.isActive ? 'make' : 'make_draft')}
      steps={[
        step('details', <DetailsStep {...fields} />),
        step('audience', <AudienceStep {...fields} />),
        step('products', <ProductsStep {...fields} />),
        step(
          'prices',
          <PricesEditor
            products={products ?? noPrices}
            prices={noPrices}
            columns={columns}
            edits={edits}
            onEdits={(edits) => set({ edits })}
            isLoading={products === undefined || columns === undefined}
          />,
        ),
      ]}
    />
  )
}
