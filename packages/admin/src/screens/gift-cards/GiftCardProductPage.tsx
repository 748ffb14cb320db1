import type { PricedProduct, SalesChannel } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { TextField } from '@cartwright/ui/TextField'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { Columns, Page } from '../../kit/Page'
import { StatusStrip } from '../../kit/record/StatusStrip'
import { useSource } from '../../kit/resource/use-list'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { MediaCard } from '../products/MediaCard'
import { salesChannels } from '../settings/resources'
import { DenominationsCard } from './DenominationsCard'
import { NewGiftCardProduct } from './NewGiftCardProduct'

/** The gift card as a product: what it is worth, how it looks and where it is sold; or the form that makes it. */
export function GiftCardProductPage() {
  const t = useWords('gift-cards')
  const products = useEndpoint('GET /admin/products', {
    query: {
      is_giftcard: true,
      limit: 1,
      order: 'created_at',
      expand: 'variants,variants.prices,variants.options,options,images,sales_channels',
    },
  })
  return (
    <Loaded of={products} failure={t('manage.failed')}>
      {({ products: [product] }) =>
        product ? <GiftCardProduct key={product.id} product={product} /> : <NewGiftCardProduct />
      }
    </Loaded>
  )
}

function GiftCardProduct({ product }: { product: PricedProduct }) {
  const t = useWords('gift-cards')
  const start = useMemo(
    () => ({
      title: product.title,
      subtitle: product.subtitle,
      description: product.description,
      thumbnail: product.thumbnail,
      images: product.images?.map(({ url }) => url) ?? [],
      sales_channels: product.sales_channels?.map(({ id }) => ({ id })) ?? [],
    }),
    [product],
  )
  const form = useContractForm('POST /admin/products/:id', {
    params: { id: product.id },
    start,
    required: ['title'],
    screen: 'gift-cards',
  })
  const source = useSource(salesChannels)
  const known = product.sales_channels ?? []
  const [channels, setChannels] = useState<readonly SalesChannel[]>(known)
  return (
    <Page title={product.title} crumbs={[{ name: t('list.title'), href: paths.giftCards }]} width="detail">
      <Columns
        aside={
          <Card title={t('manage.channels')}>
            <RelationPicker
              {...source}
              label={t('manage.channels')}
              isLabelHidden
              title={t('manage.choose_channels')}
              rowName={({ name }) => name}
              value={channels}
              onChange={(rows) => {
                setChannels(rows)
                form.set(
                  'sales_channels',
                  rows.map(({ id }) => ({ id })),
                )
              }}
            />
          </Card>
        }
      >
        <PublishStrip product={product} />
        <DenominationsCard product={product} />
        <Card title={t('details')}>
          <div className="ad-Fields">
            <TextField {...form.text('title')} />
            <TextField {...form.text('subtitle')} />
            <TextField {...form.text('description')} rows={4} />
          </div>
        </Card>
        <MediaCard form={form} />
      </Columns>
      <SaveBar
        form={{
          ...form,
          reset: () => {
            form.reset()
            setChannels(known)
          },
        }}
      />
    </Page>
  )
}

function PublishStrip({ product }: { product: PricedProduct }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const isPublished = product.status === 'published'
  const change = useAct('POST /admin/products/:id', t(isPublished ? 'manage.withdrawn' : 'manage.published'))
  return (
    <StatusStrip
      status={product.status}
      action={
        may('POST /admin/products/:id') && (
          <Button
            variant={isPublished ? undefined : 'primary'}
            isPending={change.isPending}
            onPress={() =>
              change.mutate({
                params: { id: product.id },
                body: { status: isPublished ? 'draft' : 'published' },
              })
            }
          >
            {t(isPublished ? 'manage.withdraw' : 'manage.publish')}
          </Button>
        )
      }
    >
      {t(isPublished ? 'manage.is_published' : 'manage.is_draft')}
    </StatusStrip>
  )
}
