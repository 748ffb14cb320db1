import type { PricedProduct } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { WarningIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { useMay } from '../../shell/permissions'
import { nextStep, type ProductStep } from './next-step'
import { useProductStatusName } from './product-status'
import { useCurrencies } from './use-price-columns'
import type { VariantWindow } from './VariantsCard'
import './products.css'

interface Props {
  product: PricedProduct
  onOpen: (window: VariantWindow) => void
}

/** How a product stands and what to do next: there while it lacks something, or is ready to be sold. */
export function ProductStrip({ product, onOpen }: Props) {
  const t = useWords('products')
  const statusName = useProductStatusName()
  const may = useMay()
  const currency = useCurrencies()?.[0]
  const publish = useAct('POST /admin/products/:id', t('published'))
  const step = nextStep(product, currency)
  if (!step) return null
  const action = actionOf(step, {
    prices: () => onOpen({ kind: 'prices' }),
    variant: () => onOpen({ kind: 'new' }),
    publish: () => publish.mutate({ params: { id: product.id }, body: { status: 'published' } }),
  })
  return (
    <section
      className="ad-ProductStrip"
      aria-label={t('next_step')}
      data-lacking={step.kind !== 'publish' || undefined}
    >
      {step.kind !== 'publish' && <WarningIcon />}
      <p className="ad-ProductStrip-text">
        <span className="ad-Strong">{statusName(product.status)}</span>
        {' · '}
        {t(`steps.${step.kind}`, {
          ...('count' in step ? { count: step.count, currency: step.currency.toUpperCase() } : {}),
        })}
      </p>
      {action && may('POST /admin/products/:id') && (
        <Button size="s" variant="primary" isPending={publish.isPending} onPress={action.act}>
          {t(action.name)}
        </Button>
      )}
    </section>
  )
}

/** What the button of a step does; channels and pictures are chosen on the page itself. */
function actionOf(step: ProductStep, acts: { prices: () => void; variant: () => void; publish: () => void }) {
  switch (step.kind) {
    case 'no_variants':
      return { name: 'add_variant', act: acts.variant }
    case 'no_price':
      return { name: 'set_prices', act: acts.prices }
    case 'no_picture':
    case 'publish':
      return { name: 'publish', act: acts.publish }
    case 'no_channel':
      return undefined
  }
}
