import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon, TagIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { PriceGrid } from './PriceGrid'
import { VariantDialog } from './VariantDialog'

/** What can be bought of a product: sizes, colours, their stock and prices. */
export function VariantsCard({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const removed = useRemoved()
  const store = useEndpoint('GET /admin/store')
  const [edited, setEdited] = useState<PricedVariant | 'new'>()
  const [isPricing, setPricing] = useState(false)
  const remove = useRemoval('DELETE /admin/products/:id/variants/:variant_id')
  const currency = store.data?.store.default_currency_code
  const variants = product.variants.filter(({ id }) => !removed.has(id))
  return (
    <Card
      title={t('variants')}
      isFlush
      actions={
        <>
          {variants.length > 0 && (
            <Button size="s" onPress={() => setPricing(true)}>
              {t('edit_prices')}
            </Button>
          )}
          <Button size="s" icon={<PlusIcon size={14} />} onPress={() => setEdited('new')}>
            {t('add_variant')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('variants')}
        rows={variants}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        onEdit={setEdited}
        scroll="own"
        empty={
          <EmptyState icon={<TagIcon size={20} />} title={t('no_variants')}>
            {t('no_variants_text')}
          </EmptyState>
        }
        rowMenu={(variant) => [
          { id: 'edit', name: t('edit_variant'), onAction: () => setEdited(variant) },
          {
            id: 'delete',
            name: t('delete_variant'),
            isDanger: true,
            onAction: () =>
              remove({
                id: variant.id,
                title: t('deleted', { name: variant.title }),
                given: { params: { id: product.id, variant_id: variant.id } },
              }),
          },
        ]}
        columns={[
          {
            id: 'title',
            header: t('variant'),
            cell: (variant) => (
              <button type="button" className="ad-TextButton" onClick={() => setEdited(variant)}>
                {variant.title}
              </button>
            ),
          },
          { id: 'sku', header: t('sku'), cell: ({ sku }) => sku && <span className="ad-Mono">{sku}</span> },
          {
            id: 'stock',
            header: t('stock'),
            isNumeric: true,
            cell: ({ manage_inventory, inventory_quantity }) =>
              manage_inventory ? (
                <span className={inventory_quantity <= 0 ? 'ad-Alarm' : undefined}>{inventory_quantity}</span>
              ) : (
                <span className="ad-Muted">{t('not_counted')}</span>
              ),
          },
          {
            id: 'price',
            header: t('price'),
            isNumeric: true,
            cell: (variant) => <BasePrice variant={variant} currency={currency} />,
          },
        ]}
      />
      {edited && (
        <VariantDialog
          product={product}
          variant={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isPricing && <PriceGrid product={product} onClose={() => setPricing(false)} />}
    </Card>
  )
}

/** The price in the shop's own currency, else in any. */
function BasePrice({ variant, currency }: { variant: PricedVariant; currency: string | undefined }) {
  const t = useWords('products')
  const prices = variant.prices?.filter(({ price_list_id, region_id }) => !price_list_id && !region_id) ?? []
  const price = prices.find(({ currency_code }) => currency_code === currency) ?? prices[0]
  if (!price) return <span className="ad-Alarm">{t('no_price')}</span>
  return <Money amount={price.amount} currency={price.currency_code} />
}
