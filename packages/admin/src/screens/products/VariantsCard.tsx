import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { IconButton } from '@cartwright/ui/IconButton'
import { GridIcon, MoreIcon, PlusIcon, TagIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { Money } from '@cartwright/ui/Money'
import { Pagination } from '@cartwright/ui/Pagination'
import { SearchField } from '@cartwright/ui/SearchField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import { VariantStock } from './stock/VariantStock'
import { WaitingLine } from './stock/WaitingLine'
import { useCurrencies } from './use-price-columns'
import './products.css'

/** Which window of the card is open. */
export type VariantWindow =
  | { kind: 'prices' | 'all' | 'new' }
  | { kind: 'edit' | 'why'; variant: PricedVariant }

interface Props {
  product: PricedProduct
  onOpen: (window: VariantWindow) => void
}

const pageSize = 25

/** What can be bought of a product: sizes, colours, their numbers, stock and prices. A page at a time where there are many. */
export function VariantsCard({ product, onOpen }: Props) {
  const t = useWords('products')
  const may = useMay()
  const removed = useRemoved()
  const [offset, setOffset] = useState(0)
  const [q, setQ] = useState('')
  const variants = product.variants.filter(({ id }) => !removed.has(id))
  const found = q ? variants.filter((variant) => mentions(variant, q)) : variants
  const from = offset < found.length ? offset : 0
  const menuOf = useMenu(product, onOpen)
  const mayAdd = may('POST /admin/products/:id/variants')
  return (
    <Card
      title={t('variants')}
      isFlush
      actions={
        <>
          {variants.length > 0 && may('POST /admin/products/:id/variants/:variant_id') && (
            <>
              <Button size="s" onPress={() => onOpen({ kind: 'prices' })}>
                {t('edit_prices')}
              </Button>
              <Menu
                placement="bottom end"
                trigger={<IconButton size="s" label={t('common:more_actions')} icon={<MoreIcon />} />}
                items={[
                  {
                    id: 'grid',
                    name: t('edit_in_grid'),
                    icon: <GridIcon />,
                    onAction: () => onOpen({ kind: 'all' }),
                  },
                ]}
              />
            </>
          )}
          {mayAdd && (
            <Button size="s" icon={<PlusIcon />} onPress={() => onOpen({ kind: 'new' })}>
              {t('add_variant')}
            </Button>
          )}
        </>
      }
    >
      {variants.length > pageSize && (
        <div className="ad-VariantSearch">
          <SearchField
            label={t('search_variants')}
            placeholder={t('search_variants')}
            value={q}
            onChange={(text) => {
              setQ(text)
              setOffset(0)
            }}
          />
        </div>
      )}
      <DataTable
        label={t('variants')}
        rows={found.slice(from, from + pageSize)}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        onEdit={(variant) => onOpen({ kind: 'edit', variant })}
        scroll="own"
        empty={
          q ? (
            <EmptyState title={t('common:nothing_matches')} />
          ) : (
            <EmptyState icon={<TagIcon size={20} />} title={t('no_variants')}>
              {t('no_variants_text')}
            </EmptyState>
          )
        }
        rowMenu={menuOf}
        columns={useColumns(onOpen)}
      />
      {found.length > pageSize && (
        <Pagination
          label={t('variants')}
          offset={from}
          limit={pageSize}
          total={found.length}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

const mentions = ({ title, sku, barcode }: PricedVariant, q: string) =>
  [title, sku, barcode].some((text) => text?.toLowerCase().includes(q.trim().toLowerCase()))

function useMenu(product: PricedProduct, onOpen: Props['onOpen']) {
  const t = useWords('products')
  const may = useMay()
  const remove = useRemoval()
  return (variant: PricedVariant) => [
    { id: 'edit', name: t('edit_variant'), onAction: () => onOpen({ kind: 'edit', variant }) },
    ...(may('GET /admin/variants/:id/price-explain')
      ? [{ id: 'why', name: t('common:why_price'), onAction: () => onOpen({ kind: 'why', variant }) }]
      : []),
    ...(may('DELETE /admin/products/:id/variants/:variant_id')
      ? [
          {
            id: 'delete',
            name: t('delete_variant'),
            isDanger: true,
            onAction: () =>
              remove({
                name: 'DELETE /admin/products/:id/variants/:variant_id',
                id: variant.id,
                title: t('deleted', { name: variant.title }),
                given: { params: { id: product.id, variant_id: variant.id } },
              }),
          },
        ]
      : []),
  ]
}

function useColumns(onOpen: Props['onOpen']) {
  const t = useWords('products')
  const may = useMay()
  const currency = useCurrencies()?.[0]
  return [
    {
      id: 'title',
      header: t('variant'),
      cell: (variant: PricedVariant) => (
        <button type="button" className="ad-TextButton" onClick={() => onOpen({ kind: 'edit', variant })}>
          {variant.title}
        </button>
      ),
    },
    {
      id: 'sku',
      header: t('sku'),
      isSecondary: true,
      cell: ({ sku }: PricedVariant) => sku && <bdi className="ad-Code">{sku}</bdi>,
    },
    {
      id: 'stock',
      header: t('stock'),
      isNumeric: true,
      cell: (variant: PricedVariant) => (
        <span className="ad-Under">
          <VariantStock variant={variant} />
          {may('GET /admin/variants/waiting') && <WaitingLine variant={variant} />}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('price'),
      isNumeric: true,
      cell: (variant: PricedVariant) => <BasePrice variant={variant} currency={currency} />,
    },
  ]
}

/** The price in the shop's own currency, else in any. */
function BasePrice({ variant, currency }: { variant: PricedVariant; currency: string | undefined }) {
  const t = useWords('products')
  const prices = variant.prices?.filter(({ price_list_id, region_id }) => !price_list_id && !region_id) ?? []
  const price = prices.find(({ currency_code }) => currency_code === currency) ?? prices[0]
  if (!price) return <span className="ad-Alarm">{t('no_price')}</span>
  return <Money amount={price.amount} currency={price.currency_code} />
}
