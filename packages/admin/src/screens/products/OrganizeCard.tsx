import type { PricedProduct, ProductCollection, SalesChannel } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Switch } from '@cartwright/ui/Switch'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { WordsField } from '../../kit/form/WordsField'
import { Permitted } from '../../kit/Permitted'
import { useList, useSource } from '../../kit/resource/use-list'
import { useDelayed } from '../../kit/use-delayed'
import { collections } from '../collections/resource'
import { salesChannels } from '../settings/resources'
import { CategoriesField } from './CategoriesField'
import type { ProductForm } from './product-form'
import { productTags } from './resource'
import { TypeField } from './TypeField'
import { useKnown } from './use-known'

interface Props {
  form: ProductForm
  /** Absent for a new one. */
  product?: PricedProduct
}

/** How a product is found: type, tags, collection, categories, the channels that sell it. */
export function OrganizeCard({ form, product }: Props) {
  const t = useWords('products')
  const { values, set } = form
  return (
    <>
      <Card title={t('organize')}>
        <div className="ad-Fields">
          <TypeField
            label={form.label('type')}
            errors={form.errors.type}
            value={values.type ?? null}
            onChange={(type) => set('type', type)}
          />
          <TagsField form={form} />
          <CollectionField form={form} product={product} />
          <Permitted to="GET /admin/product-categories">
            <CategoriesField
              label={form.label('categories')}
              value={values.categories?.map(({ id }) => id) ?? []}
              onChange={(ids) =>
                set(
                  'categories',
                  ids.map((id) => ({ id })),
                )
              }
            />
          </Permitted>
          <Switch {...form.flag('discountable')} hint={t('discountable_hint')}>
            {form.label('discountable')}
          </Switch>
        </div>
      </Card>
      <Permitted to="GET /admin/sales-channels">
        <ChannelsCard form={form} product={product} />
      </Permitted>
    </>
  )
}

/** Tags that products have already are suggested and keep their identity. */
function TagsField({ form }: { form: ProductForm }) {
  const { values, set } = form
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed)
  const { rows = [], reply } = useList(productTags, { limit: 10, ...(q ? { q } : {}) })
  const known = new Map(values.tags?.map((tag) => [tag.value, tag]))
  return (
    <WordsField
      label={form.label('tags')}
      errors={form.errors.tags}
      words={values.tags?.map(({ value }) => value) ?? []}
      suggestions={rows.map(({ value }) => value)}
      onSearch={setTyped}
      isSearching={reply.isFetching}
      onChange={(words) =>
        set(
          'tags',
          words.map((value) => known.get(value) ?? { value }),
        )
      }
    />
  )
}

function CollectionField({ form, product }: Props) {
  const { values, set } = form
  const known = useKnown<ProductCollection>([product?.collection])
  return (
    <RelationPicker
      {...useSource(collections)}
      label={form.label('collection_id')}
      title={form.label('collection_id')}
      errors={form.errors.collection_id}
      display="chips"
      selectionMode="single"
      rowName={({ title }) => title}
      value={known.rowsOf(values.collection_id ? [values.collection_id] : [])}
      onChange={(rows) => {
        known.remember(rows)
        set('collection_id', rows[0]?.id ?? null)
      }}
    />
  )
}

function ChannelsCard({ form, product }: Props) {
  const t = useWords('products')
  const { values, set } = form
  const known = useKnown<SalesChannel>(product?.sales_channels)
  return (
    <Card title={t('channels')}>
      <RelationPicker
        {...useSource(salesChannels)}
        label={t('channels')}
        isLabelHidden
        title={t('common:places.sales_channels')}
        hint={product ? undefined : t('channels_hint')}
        errors={form.errors.sales_channels}
        display="chips"
        rowName={({ name }) => name}
        rowDescription={({ description }) => description ?? undefined}
        value={known.rowsOf(values.sales_channels?.map(({ id }) => id) ?? [])}
        onChange={(rows) => {
          known.remember(rows)
          set(
            'sales_channels',
            rows.map(({ id }) => ({ id })),
          )
        }}
      />
    </Card>
  )
}
