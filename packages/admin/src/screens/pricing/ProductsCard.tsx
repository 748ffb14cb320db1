import type { PriceList } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { InfoIcon, LayersIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useSource } from '../../kit/resource/use-list'
import { Thumbnail } from '../../kit/Thumbnail'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { products } from '../products/resource'
import { PriceSpan } from './PriceSpan'
import type { GridProduct, GridVariant } from './prices'

const VariantsDialog = onDemand(async () => (await import('./VariantsDialog')).VariantsDialog)
const WhyPriceDialog = onDemand(async () => (await import('../products/why/WhyPriceDialog')).WhyPriceDialog)
const PricesModal = onDemand(async () => (await import('./PricesModal')).PricesModal)

const pageSize = 20

/** What is on a price list: products with the span of their prices, more to add, and the grid that sets them. */
export function ProductsCard({ list }: { list: PriceList }) {
  const t = useWords('price-lists')
  const may = useMay()
  const message = useErrorMessage()
  const source = useSource(products)
  const [offset, setOffset] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isChoosing, setChoosing] = useState(false)
  const [grid, setGrid] = useState<{ added: readonly string[] }>()
  const { isGone, takeOut } = useTakeOut(list)
  const [shown, setShown] = useState<string>()
  const [asked, setAsked] = useState<GridVariant>()
  const reply = useEndpoint(
    'GET /admin/price-lists/:id/products',
    { params: { id: list.id }, query: { limit: pageSize, offset } },
    { placeholderData: keepPreviousData },
  )
  const { products: found, count = 0 } = reply.data ?? {}
  const opened = found?.find(({ id }) => id === shown)
  const onWhy = may('GET /admin/variants/:id/price-explain') ? setAsked : undefined
  const mayChange = may('POST /admin/price-lists/:id/prices/batch')
  const add = mayChange && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setChoosing(true)}>
      {t('products_add')}
    </Button>
  )
  const remove = (rows: readonly GridProduct[]) => {
    takeOut(rows)
    setSelected(new Set())
  }
  return (
    <Card
      title={t('products')}
      isFlush
      actions={
        <>
          {mayChange && selected.size > 0 && (
            <Button
              size="s"
              icon={<TrashIcon />}
              onPress={() => remove((found ?? []).filter(({ id }) => selected.has(id)))}
            >
              {t('common:remove_count', { count: selected.size })}
            </Button>
          )}
          {add}
          {mayChange && count > 0 && (
            <Button size="s" variant="primary" onPress={() => setGrid({ added: [] })}>
              {t('prices_edit')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('products')}
        rows={(found ?? []).filter(({ id }) => !isGone(id))}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => paths.product(id)}
        selected={mayChange ? selected : undefined}
        onSelectedChange={setSelected}
        isLoading={found === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        empty={
          <EmptyState title={reply.error ? message(reply.error) : t('products_empty')} actions={add}>
            {t('products_empty_text')}
          </EmptyState>
        }
        rowMenu={(row) => [
          ...(onWhy && row.variants?.length === 1
            ? [
                {
                  id: 'why',
                  name: t('common:why_price'),
                  icon: <InfoIcon />,
                  onAction: () => setAsked(row.variants?.[0]),
                },
              ]
            : []),
          ...((row.variants?.length ?? 0) > 1
            ? [
                {
                  id: 'variants',
                  name: t('show_variants'),
                  icon: <LayersIcon />,
                  onAction: () => setShown(row.id),
                },
              ]
            : []),
          {
            id: 'remove',
            name: t('product_remove'),
            icon: <TrashIcon />,
            isDanger: true,
            isDisabled: !may('DELETE /admin/price-lists/:id/products/:product_id/prices'),
            onAction: () => remove([row]),
          },
        ]}
        columns={[
          {
            id: 'title',
            header: t('fields.product'),
            cell: ({ title, thumbnail }) => (
              <span className="ad-Named">
                <Thumbnail url={thumbnail} size={28} />
                <span className="ad-Strong">{title}</span>
              </span>
            ),
          },
          {
            id: 'prices',
            header: t('prices'),
            isNumeric: true,
            cell: ({ variants = [] }) => (
              <PriceSpan list={list} prices={variants.flatMap(({ prices = [] }) => prices ?? [])} />
            ),
          },
        ]}
      />
      {count > pageSize && (
        <Pagination
          label={t('products')}
          offset={offset}
          limit={pageSize}
          total={count}
          onChange={setOffset}
        />
      )}
      <RelationDialog
        {...source}
        title={t('products_add')}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        rowName={({ title }) => title}
        rowThumbnail={({ thumbnail }) => <Thumbnail url={thumbnail} size={28} />}
        whyDisabled={({ id }) => (found?.some((one) => one.id === id) ? t('product_there') : undefined)}
        chooseLabel={t('set_prices')}
        onChoose={(chosen) => {
          if (chosen.length > 0) setGrid({ added: chosen.map(({ id }) => id) })
        }}
      />
      {opened && (
        <VariantsDialog list={list} product={opened} onWhy={onWhy} onClose={() => setShown(undefined)} />
      )}
      {asked && (
        <WhyPriceDialog
          variant={asked}
          currency={currencyOf(asked, list.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {grid && <PricesModal list={list} added={grid.added} onClose={() => setGrid(undefined)} />}
    </Card>
  )
}

/** The currency of the first price that a variant has on a list. */
const currencyOf = ({ prices = [] }: GridVariant, listId: string): string | undefined =>
  prices.find(({ price_list_id }) => price_list_id === listId)?.currency_code

/** Takes products off a list with all their prices, behind "Undo". */
function useTakeOut(list: PriceList) {
  const t = useWords('price-lists')
  const removed = useRemoved()
  const removal = useRemoval()
  const takeOut = (rows: readonly GridProduct[]) => {
    const [only] = rows
    const ids = rows.map(({ id }) => id)
    const id = [list.id, ...ids].join(' ')
    const title = t('products_removed', { count: rows.length })
    if (rows.length === 1 && only)
      removal({
        name: 'DELETE /admin/price-lists/:id/products/:product_id/prices',
        id,
        title,
        given: { params: { id: list.id, product_id: only.id } },
      })
    else
      removal({
        name: 'DELETE /admin/price-lists/:id/products/prices/batch',
        id,
        title,
        given: { params: { id: list.id }, body: { product_ids: ids } },
      })
  }
  const gone = new Set(
    [...removed].flatMap((one) => (one.startsWith(`${list.id} `) ? one.split(' ').slice(1) : [])),
  )
  return { takeOut, isGone: (id: string) => gone.has(id) }
}
