import type { PricedProduct } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { TextField } from '@cartwright/ui/TextField'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { useNeighbourKeys } from '../../kit/neighbours'
import { Columns, Page } from '../../kit/Page'
import { useRemoval } from '../../kit/pending-removals'
import { useAct } from '../../kit/use-act'
import { useUnitName } from '../../kit/use-unit-name'
import { paths } from '../../paths'
import { MediaCard } from './MediaCard'
import { OrganizeCard } from './OrganizeCard'
import { startOf } from './product-form'
import { VariantsCard } from './VariantsCard'

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
  const unit = useUnitName()
  const start = useMemo(() => startOf(product), [product])
  const form = useContractForm('POST /admin/products/:id', {
    params: { id: product.id },
    start,
    required: ['title', 'handle'],
    screen: 'products',
  })
  return (
    <Page
      title={product.title}
      crumbs={[{ name: t('products'), href: paths.products }]}
      width="detail"
      badges={<StatusBadge status={product.status} />}
      actions={<ProductActions product={product} />}
    >
      <Columns
        aside={
          <>
            <OrganizeCard form={form} />
            <Zone name="product.details.side" product={product} />
          </>
        }
      >
        <Zone name="product.details.before" product={product} />
        <Card title={t('details')}>
          <div className="ad-Fields">
            <FormRow className="ad-Wide">
              <TextField {...form.text('title')} />
              <TextField {...form.text('subtitle')} />
            </FormRow>
            <TextField {...form.text('handle')} prefix="/" hint={t('handle_hint')} />
            <TextField {...form.text('description')} rows={5} />
          </div>
        </Card>
        <MediaCard form={form} />
        <VariantsCard product={product} />
        <Card title={t('shipping')} description={t('shipping_text')}>
          <div className="ad-Fields">
            <FormRow>
              <NumberInput {...form.number('weight')} minValue={0} suffix={unit('gram')} />
              <NumberInput {...form.number('length')} minValue={0} suffix={unit('millimeter')} />
              <NumberInput {...form.number('width')} minValue={0} suffix={unit('millimeter')} />
              <NumberInput {...form.number('height')} minValue={0} suffix={unit('millimeter')} />
            </FormRow>
            <FormRow>
              <TextField {...form.text('hs_code')} />
              <TextField {...form.text('origin_country')} maxLength={2} />
              <TextField {...form.text('material')} />
            </FormRow>
          </div>
        </Card>
        <Zone name="product.details.after" product={product} />
      </Columns>
      <SaveBar form={form} done={t('product_saved')} />
    </Page>
  )
}

function ProductActions({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const go = useNavigate()
  const params = { id: product.id }
  const publish = useAct('POST /admin/products/:id', t('published'))
  const withdraw = useAct('POST /admin/products/:id', t('unpublished'))
  const remove = useRemoval('DELETE /admin/products/:id')
  const isPublished = product.status === 'published'
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={<IconButton label={t('more_actions')} icon={<MoreIcon />} />}
        items={[
          {
            id: 'unpublish',
            name: t('unpublish'),
            isDisabled: !isPublished,
            onAction: () => withdraw.mutate({ params, body: { status: 'draft' } }),
          },
          {
            id: 'delete',
            name: t('delete_product'),
            isDanger: true,
            onAction: () => {
              remove({ id: product.id, title: t('deleted', { name: product.title }), given: { params } })
              void go(paths.products)
            },
          },
        ]}
      />
      {!isPublished && (
        <Button
          variant="primary"
          isPending={publish.isPending}
          onPress={() => publish.mutate({ params, body: { status: 'published' } })}
        >
          {t('publish')}
        </Button>
      )}
    </>
  )
}
