import { BoxIcon, GridIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { useDateFilter, useFlagFilter, useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useAvailableFilter } from '../../kit/stock/use-available-filter'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { categories } from '../categories/resource'
import { collections } from '../collections/resource'
import { salesChannels } from '../settings/resources'
import { shownStatus, useProductStatusFilter, useProductStatusName } from './product-status'
import { products, productTags, productTypes } from './resource'
import { ProductStock } from './stock/ProductStock'
import { useCurrencies } from './use-price-columns'
import { priceRange } from './variant-prices'

const BulkActions = onDemand(async () => (await import('./BulkActions')).BulkActions)

/** All products: found, narrowed, sorted, changed together. */
export function ProductsPage() {
  const t = useWords('products')
  const statusName = useProductStatusName()
  const currency = useCurrencies()?.[0] ?? ''
  const may = useMay()
  const mayImport = may('POST /admin/batch-jobs') && may('POST /admin/products')
  return (
    <ListPage
      of={products}
      screen="products"
      icon={BoxIcon}
      nameOf={({ title }) => title}
      exports={{ type: 'product-export' }}
      hrefOf={({ id }) => paths.product(id)}
      newHref={paths.newProduct}
      actions={[{ id: 'grid', name: t('edit_in_grid'), icon: <GridIcon />, href: useGridAddress() }]}
      imports={mayImport ? { name: t('common:import'), href: paths.productImport } : undefined}
      views={[
        { id: 'published', name: statusName('published'), search: 'status=published' },
        { id: 'draft', name: statusName('draft'), search: 'status=draft' },
        { id: 'archived', name: statusName('rejected'), search: 'status=rejected' },
        { id: 'low', name: t('low_stock'), search: 'available_quantity=low' },
        { id: 'incomplete', name: t('incomplete'), search: 'missing=image&missing=price' },
      ]}
      query={queryOf}
      filters={useFilters()}
      columns={(column) => [
        column.name('title', {
          header: t('product'),
          picture: ({ thumbnail }) => thumbnail,
          isSortable: true,
        }),
        column.of('collection', ({ collection }) => collection?.title ?? '', { isSecondary: true }),
        column.status('status', ({ status }) => shownStatus(status)),
        column.names('sales_channels', ({ sales_channels }) => sales_channels?.map(({ name }) => name)),
        column.of('stock', (product) => <ProductStock product={product} />, {
          isNumeric: true,
          isSecondary: true,
        }),
        column.of('type', ({ type }) => type?.value ?? '', { isHidden: true, isSecondary: true }),
        column.of(
          'price_range',
          ({ variants }) => <PriceRange of={priceRange(variants, currency)} currency={currency} />,
          {
            header: t('price'),
            isNumeric: true,
            isHidden: true,
            isSecondary: true,
          },
        ),
        column.date('updated_at', { isSortable: true, isHidden: true }),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
      bulk={(selection) => <BulkActions selection={selection} />}
      bulkTakesFilters
      before={<Zone name="product.list.before" />}
      after={<Zone name="product.list.after" />}
    />
  )
}

/** The grid of what the list shows now. */
function useGridAddress(): string {
  const [search] = useSearchParams()
  const same = new URLSearchParams(search)
  for (const name of ['offset', 'limit']) same.delete(name)
  return `${paths.productGrid}?${same}`
}

/** The relations of products that columns are read off. Others, of all the shop has of a product, are not asked for. */
const relations: Record<string, string> = {
  collection: 'collection',
  sales_channels: 'sales_channels',
  type: 'type',
  price_range: 'variants,variants.prices',
}

/** Asks for what the shown columns need. */
function queryOf(shown: ReadonlySet<string>) {
  const expand = [...shown].flatMap((id) => relations[id]?.split(',') ?? [])
  return {
    fields: 'id,title,thumbnail,status,is_giftcard,created_at,updated_at',
    expand: [...new Set(expand)].join(','),
  }
}

function useFilters() {
  const t = useWords('products')
  return [
    useProductStatusFilter(t('status')),
    useRelationFilter('collection_id', t('collection'), collections, ({ title }) => title),
    useRelationFilter('category_id', t('fields.categories'), categories, ({ name }) => name),
    useRelationFilter('tags', t('fields.tags'), productTags, ({ value }) => value),
    useRelationFilter('type_id', t('type'), productTypes, ({ value }) => value),
    useRelationFilter('sales_channel_id', t('channel'), salesChannels, ({ name }) => name),
    useAvailableFilter(t('stock')),
    {
      id: 'missing' as const,
      name: t('missing'),
      options: [
        { id: 'image', name: t('variant_picture') },
        { id: 'price', name: t('price') },
        { id: 'sku', name: t('sku') },
      ],
    },
    useFlagFilter('is_giftcard', t('fields.is_giftcard')),
    useDateFilter('created_at', t('fields.created_at')),
  ]
}

interface RangeProps {
  of: ReturnType<typeof priceRange>
  currency: string
}

function PriceRange({ of, currency }: RangeProps) {
  if (!of) return null
  const [least, most] = of
  return (
    <>
      <Money amount={least} currency={currency} />
      {most > least && (
        <>
          {' – '}
          <Money amount={most} currency={currency} />
        </>
      )}
    </>
  )
}
