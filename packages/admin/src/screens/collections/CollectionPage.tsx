import type { ProductCollection } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { TextField } from '@cartwright/ui/TextField'
import { useMemo, useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { MetadataFields } from '../../kit/form/MetadataFields'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { onDemand } from '../../kit/on-demand'
import { RecordPage } from '../../kit/RecordPage'
import { MembersCard } from '../../kit/resource/MembersCard'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { products } from '../products/resource'
import { collections } from './resource'

const CollectionOrder = onDemand(async () => (await import('./CollectionOrder')).CollectionOrder)
const LanguagesOfCollection = onDemand(
  async () => (await import('./LanguagesOfCollection')).LanguagesOfCollection,
)

/** One collection: its name, its address, the products in it. */
export function CollectionPage() {
  const { id = '' } = useParams()
  const reply = useEndpoint('GET /admin/collections/:id', { params: { id } })
  return (
    <RecordPage
      of={reply}
      id={id}
      list={paths.collections}
      screen="collections"
      title={({ collection }) => collection.title}
      actions={({ collection }) => (
        <RecordMenu
          of={collections}
          id={id}
          name={collection.title}
          screen="collections"
          list={paths.collections}
        />
      )}
    >
      {({ collection }) => (
        <>
          <CollectionProducts collection={collection} />
          <CollectionForm key={collection.id} collection={collection} />
          <LanguagesOfCollection collection={collection} />
          <Zone name="collection.details.after" collection={collection} />
        </>
      )}
    </RecordPage>
  )
}

/** The products of a collection. A product has one, so adding it takes it out of the one it was in. */
function CollectionProducts({ collection: { id } }: { collection: ProductCollection }) {
  const t = useWords('collections')
  const may = useMay()
  const [isOrdering, setOrdering] = useState(false)
  const add = useChange('POST /admin/collections/:id/products/batch')
  const remove = useChange('DELETE /admin/collections/:id/products/batch')
  const query = useMemo(
    () => ({
      collection_id: [id],
      fields: 'id,title,thumbnail,status',
      expand: 'collection',
      order: 'collection_position',
    }),
    [id],
  )
  const params = { id }
  return (
    <MembersCard
      of={products}
      from={products}
      query={query}
      screen="collections"
      words="products"
      nameOf={({ title }) => title}
      describe={({ collection }) => (collection ? t('now_in', { name: collection.title }) : undefined)}
      picture={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
      hrefOf={(product) => paths.product(product.id)}
      columns={(column) => [
        column.name('title', { picture: ({ thumbnail }) => thumbnail }),
        column.status('status', ({ status }) => status),
      ]}
      actions={(count) =>
        count > 1 &&
        may('POST /admin/collections/:id/products/order') && (
          <Button size="s" onPress={() => setOrdering(true)}>
            {t('order.title')}
          </Button>
        )
      }
      after={isOrdering && <CollectionOrder id={id} onClose={() => setOrdering(false)} />}
      onAdd={
        may('POST /admin/collections/:id/products/batch')
          ? (product_ids) => add.mutateAsync({ params, body: { product_ids } })
          : undefined
      }
      onRemove={
        may('DELETE /admin/collections/:id/products/batch')
          ? (product_ids) => remove.mutateAsync({ params, body: { product_ids } })
          : undefined
      }
    />
  )
}

function CollectionForm({ collection }: { collection: ProductCollection }) {
  const t = useWords('collections')
  const [isMetadataRight, setMetadataRight] = useState(true)
  const { title, handle, metadata } = collection
  const start = useMemo(() => ({ title, handle, metadata }), [title, handle, metadata])
  const form = useContractForm('POST /admin/collections/:id', {
    params: { id: collection.id },
    start,
    required: ['title', 'handle'],
    screen: 'collections',
  })
  return (
    <>
      <Card title={t('details')}>
        <FormRow className="ad-Wide">
          <TextField {...form.text('title')} />
          <TextField {...form.text('handle')} prefix="/" />
        </FormRow>
      </Card>
      <MetadataFields
        value={form.values.metadata}
        onChange={(next) => form.set('metadata', next)}
        onValidityChange={setMetadataRight}
        errors={form.errors.metadata}
      />
      <SaveBar form={{ ...form, save: async () => isMetadataRight && form.save() }} done={t('edit.saved')} />
    </>
  )
}
