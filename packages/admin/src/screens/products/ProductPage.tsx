import type { PricedProduct } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useMemo, useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { AlsoHere } from '../../kit/live/AlsoHere'
import { useNeighbourKeys } from '../../kit/neighbours'
import { onDemand } from '../../kit/on-demand'
import { Columns, Page } from '../../kit/Page'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { GeneralCard } from './GeneralCard'
import { OptionsCard } from './OptionsCard'
import { ProductActions } from './ProductActions'
import { ProductStrip } from './ProductStrip'
import { startOf } from './product-form'
import { shownStatus } from './product-status'
import { ShippingProfileField } from './ShippingProfileField'
import { UsedInCard } from './UsedInCard'
import { VariantsCard, type VariantWindow } from './VariantsCard'

const MediaCard = onDemand(async () => (await import('./MediaCard')).MediaCard, {
  placeholder: <Skeleton height="160px" />,
})

const VariantGrid = onDemand(async () => (await import('./VariantGrid')).VariantGrid)
const OrganizeCard = onDemand(async () => (await import('./OrganizeCard')).OrganizeCard, {
  placeholder: <Skeleton height="160px" />,
})
const AttributesCard = onDemand(async () => (await import('./AttributesCard')).AttributesCard, {
  placeholder: <Skeleton height="160px" />,
})
const LanguagesOfProduct = onDemand(async () => (await import('./LanguagesOfProduct')).LanguagesOfProduct, {
  placeholder: <Skeleton height="160px" />,
})
const MetadataFields = onDemand(async () => (await import('../../kit/form/MetadataFields')).MetadataFields, {
  placeholder: <Skeleton height="160px" />,
})

const WhyPriceDialog = onDemand(async () => (await import('./why/WhyPriceDialog')).WhyPriceDialog)
const VariantDialog = onDemand(async () => (await import('./VariantDialog')).VariantDialog)

/** One product: what it is, how it looks, what it costs and where it is sold. */
export function ProductPage() {
  const { id = '' } = useParams()
  useNeighbourKeys(paths.products, id)
  const t = useWords('products')
  const product = useEndpoint('GET /admin/products/:id', { params: { id } })
  return (
    <Loaded of={product} failure={t('product_failed')}>
      {(data) => <ProductDetails key={data.product.id} product={data.product} />}
    </Loaded>
  )
}

function ProductDetails({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const start = useMemo(() => startOf(product), [product])
  const [opened, setOpened] = useState<VariantWindow>()
  const [isMetadataRight, setMetadataRight] = useState(true)
  const form = useContractForm('POST /admin/products/:id', {
    params: { id: product.id },
    start,
    required: ['title', 'handle'],
    screen: 'products',
  })
  const save = async () => isMetadataRight && form.save()
  return (
    <Page
      title={product.title}
      crumbs={[{ name: t('products'), href: paths.products }]}
      width="detail"
      badges={
        <>
          <StatusBadge status={shownStatus(product.status)} />
          {product.is_giftcard && <Badge>{t('fields.is_giftcard')}</Badge>}
          <AlsoHere list={paths.products} id={product.id} />
        </>
      }
      actions={<ProductActions product={product} />}
    >
      <ProductStrip product={product} onOpen={setOpened} />
      <Columns
        aside={
          <>
            <OrganizeCard form={form} product={product} />
            <UsedInCard product={product} />
            <Zone name="product.details.side" product={product} />
          </>
        }
      >
        <Zone name="product.details.before" product={product} />
        <GeneralCard form={form} />
        <MediaCard form={form} />
        <OptionsCard product={product} />
        <VariantsCard product={product} onOpen={setOpened} />
        <AttributesCard form={form}>
          <Profile product={product} />
        </AttributesCard>
        <LanguagesOfProduct product={product} />
        <MetadataFields
          value={form.values.metadata}
          onChange={(metadata) => form.set('metadata', metadata)}
          onValidityChange={setMetadataRight}
          errors={form.errors.metadata}
        />
        <Zone name="product.details.after" product={product} />
      </Columns>
      <SaveBar form={{ ...form, save }} done={t('product_saved')} />
      <VariantWindows product={product} opened={opened} onClose={() => setOpened(undefined)} />
    </Page>
  )
}

interface WindowProps {
  product: PricedProduct
  opened: VariantWindow | undefined
  onClose: () => void
}

function VariantWindows({ product, opened, onClose }: WindowProps) {
  switch (opened?.kind) {
    case 'prices':
    case 'all':
      return <VariantGrid product={product} kind={opened.kind} onClose={onClose} />
    case 'edit':
      return <VariantDialog product={product} variant={opened.variant} onClose={onClose} />
    case 'why':
      return <WhyPriceDialog variant={opened.variant} onClose={onClose} />
    case 'new':
      return <VariantDialog product={product} onClose={onClose} />
    default:
      return null
  }
}

/** The shipping profile changes at once: it is a call of its own. */
function Profile({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const may = useMay()
  const move = useAct('POST /admin/shipping-profiles/:id', t('product_saved'), ['/admin/products'])
  return (
    <ShippingProfileField
      value={product.profiles?.[0]?.id ?? product.profile_id}
      isDisabled={move.isPending || !may('POST /admin/shipping-profiles/:id')}
      onChange={(id) => move.mutate({ params: { id }, body: { products: [product.id] } })}
    />
  )
}
