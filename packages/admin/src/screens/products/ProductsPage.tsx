import type { PricedProduct } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import type { Sort } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import type { Filter } from '@cartwright/ui/FilterBar'
import { BoxIcon, PlusIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { keepPreviousData } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { useRemoved } from '../../kit/pending-removals'
import { Thumbnail } from '../../kit/Thumbnail'
import { type ListColumn, ResourceTable } from '../../kit/table/ResourceTable'
import { useListState } from '../../kit/table/use-list-state'
import { useStatusName } from '../../kit/use-status-name'
import { paths } from '../../paths'
import { useShortcuts } from '../../shell/shortcuts'

const filterIds = ['status', 'collection_id', 'type_id', 'sales_channel_id'] as const
const newest: Sort = { column: 'created_at', direction: 'descending' }

/** All products: found, narrowed, sorted. */
export function ProductsPage() {
  const t = useWords('products')
  const go = useNavigate()
  const state = useListState(filterIds, newest)
  const removed = useRemoved()
  const products = useEndpoint(
    'GET /admin/products',
    { query: { ...state.query, expand: 'variants,collection,sales_channels' } },
    { placeholderData: keepPreviousData },
  )
  const rows = products.data?.products.filter(({ id }) => !removed.has(id))
  const columns = useMemo(() => columnsOf(t), [t])
  useShortcuts({ c: () => void go(paths.newProduct) })
  const create = (
    <LinkButton href={paths.newProduct} variant="primary" icon={<PlusIcon />}>
      {t('new_product')}
    </LinkButton>
  )
  return (
    <Page title={t('products')} count={products.data?.count} actions={create}>
      <Zone name="product.list.before" />
      <ResourceTable
        label={t('products')}
        searchLabel={t('search_products')}
        filters={useFilters()}
        state={state}
        of={products}
        rows={rows}
        count={products.data?.count}
        columns={columns}
        rowHref={({ id }) => paths.product(id)}
        rowName={({ title }) => title}
        failure={t('list_failed')}
        empty={
          <EmptyState icon={<BoxIcon size={20} />} title={t('no_products')} actions={create}>
            {t('no_products_text')}
          </EmptyState>
        }
      />
      <Zone name="product.list.after" />
    </Page>
  )
}

const columnsOf = (t: TFunction): ListColumn<PricedProduct>[] => [
  {
    id: 'title',
    header: t('product'),
    isSortable: true,
    cell: ({ title, thumbnail, status }) => (
      <span className="ad-Named">
        <Thumbnail url={thumbnail} size={28} hasPreview />
        <span className="ad-Under">
          <span className="ad-Strong">{title}</span>
          <span className="ad-OnPhone">
            <StatusBadge status={status} />
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    isSecondary: true,
    header: t('status'),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'collection',
    isSecondary: true,
    header: t('collection'),
    cell: ({ collection }) => collection?.title ?? '',
  },
  {
    id: 'availability',
    isSecondary: true,
    header: t('channels'),
    cell: ({ sales_channels }) => sales_channels?.map(({ name }) => name).join(', '),
  },
  {
    id: 'stock',
    header: t('stock'),
    isNumeric: true,
    cell: ({ variants = [] }) => {
      const managed = variants.filter(({ manage_inventory }) => manage_inventory)
      if (managed.length === 0) return <span className="ad-Muted">{t('not_counted')}</span>
      const stock = managed.reduce((sum, { inventory_quantity }) => sum + inventory_quantity, 0)
      return (
        <span className={stock <= 0 ? 'ad-Alarm' : undefined}>
          {t('stock_in', { stock, count: variants.length })}
        </span>
      )
    },
  },
]

/** What products are narrowed by. */
function useFilters(): Filter[] {
  const t = useWords('products')
  const statusName = useStatusName()
  const collections = useEndpoint('GET /admin/collections', { query: { limit: 100 } })
  const types = useEndpoint('GET /admin/product-types', { query: { limit: 100 } })
  const channels = useEndpoint('GET /admin/sales-channels', { query: { limit: 100 } })
  const all: Filter[] = [
    {
      id: 'status',
      name: t('status'),
      options: ['published', 'draft', 'proposed', 'rejected'].map((id) => ({ id, name: statusName(id) })),
    },
    {
      id: 'collection_id',
      name: t('collection'),
      options: collections.data?.collections.map(({ id, title }) => ({ id, name: title })) ?? [],
    },
    {
      id: 'type_id',
      name: t('type'),
      options: types.data?.product_types.map(({ id, value }) => ({ id, name: value })) ?? [],
    },
    {
      id: 'sales_channel_id',
      name: t('channel'),
      options: channels.data?.sales_channels.map(({ id, name }) => ({ id, name })) ?? [],
    },
  ]
  return all.filter(({ options }) => (options?.length ?? 0) > 1)
}
