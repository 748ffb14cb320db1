import { useChange } from '@cartwright/sdk/react'
import { MembersCard } from '../../kit/resource/MembersCard'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { products } from '../products/resource'
import { stockLocations } from '../stock-locations/resource'

const withId = (ids: readonly string[]) => ids.map((id) => ({ id }))

/** What the channel sells. */
export function ProductsCard({ id }: { id: string }) {
  const also = ['/admin/products']
  const add = useChange('POST /admin/sales-channels/:id/products/batch', { also })
  const remove = useChange('DELETE /admin/sales-channels/:id/products/batch', { also })
  const may = useMay()
  const params = { id }
  return (
    <MembersCard
      of={products}
      query={{ sales_channel_id: [id], fields: 'id,title,thumbnail,status', expand: 'collection' }}
      from={products}
      screen="sales-channels"
      words="products"
      nameOf={({ title }) => title}
      describe={({ collection }) => collection?.title}
      picture={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
      hrefOf={({ id }) => paths.product(id)}
      columns={(column) => [
        column.name('title', { picture: ({ thumbnail }) => thumbnail }),
        column.status('status', ({ status }) => status),
      ]}
      onAdd={
        may('POST /admin/sales-channels/:id/products/batch')
          ? (ids) => add.mutateAsync({ params, body: { product_ids: withId(ids) } })
          : undefined
      }
      onRemove={
        may('DELETE /admin/sales-channels/:id/products/batch')
          ? (ids) => remove.mutateAsync({ params, body: { product_ids: withId(ids) } })
          : undefined
      }
    />
  )
}

/** Whose stock the channel sells from. */
export function LocationsCard({ id }: { id: string }) {
  const add = useChange('POST /admin/sales-channels/:id/stock-locations')
  const remove = useChange('DELETE /admin/sales-channels/:id/stock-locations')
  const may = useMay()
  const params = { id }
  return (
    <MembersCard
      of={stockLocations}
      query={{ sales_channel_id: [id], expand: 'address' }}
      from={stockLocations}
      screen="sales-channels"
      words="locations"
      nameOf={({ name }) => name}
      columns={(column) => [
        column.name('name'),
        column.of('city', ({ address }) => address?.city ?? '', { isSecondary: true }),
      ]}
      onAdd={
        may('POST /admin/sales-channels/:id/stock-locations')
          ? (ids) => Promise.all(ids.map((location_id) => add.mutateAsync({ params, body: { location_id } })))
          : undefined
      }
      onRemove={
        may('DELETE /admin/sales-channels/:id/stock-locations')
          ? (ids) =>
              Promise.all(ids.map((location_id) => remove.mutateAsync({ params, body: { location_id } })))
          : undefined
      }
    />
  )
}
