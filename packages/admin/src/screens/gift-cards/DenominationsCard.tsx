import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { EditIcon, PlusIcon, TrashIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { currenciesOf } from '../../kit/currencies'
import { onDemand } from '../../kit/on-demand'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import { amountIn } from './denominations'

const DenominationDialog = onDemand(async () => (await import('./DenominationDialog')).DenominationDialog)

/** What a card can be bought for: a line for each, with its worth in every currency of the shop. */
export function DenominationsCard({ product }: { product: PricedProduct }) {
  const t = useWords('gift-cards')
  const may = useMay()
  const remove = useRemoval()
  const removed = useRemoved()
  const store = useEndpoint('GET /admin/store')
  const [opened, setOpened] = useState<{ variant?: PricedVariant }>()
  const currencies = store.data ? currenciesOf(store.data.store) : []
  const rows = product.variants.filter(({ id }) => !removed.has(id))
  const add = may('POST /admin/products/:id/variants') && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setOpened({})}>
      {t('denomination_add')}
    </Button>
  )
  return (
    <Card title={t('denominations')} isFlush actions={add}>
      <DataTable
        label={t('denominations')}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        isLoading={!store.data}
        scroll="own"
        empty={<EmptyState title={t('denominations_empty')} actions={add} />}
        rowMenu={(variant) => [
          {
            id: 'edit',
            name: t('common:edit'),
            icon: <EditIcon />,
            isDisabled: !may('POST /admin/products/:id/variants/:variant_id'),
            onAction: () => setOpened({ variant }),
          },
          {
            id: 'delete',
            name: t('common:delete'),
            icon: <TrashIcon />,
            isDanger: true,
            isDisabled: !may('DELETE /admin/products/:id/variants/:variant_id'),
            onAction: () =>
              remove({
                name: 'DELETE /admin/products/:id/variants/:variant_id',
                id: variant.id,
                title: t('list.deleted', { name: variant.title }),
                given: { params: { id: product.id, variant_id: variant.id } },
              }),
          },
        ]}
        columns={[
          { id: 'title', header: t('fields.denomination'), cell: ({ title }) => title },
          ...currencies.map((currency, at) => ({
            id: currency,
            isSecondary: at > 1,
            header: currency.toUpperCase(),
            isNumeric: true,
            cell: (variant: PricedVariant) => {
              const amount = amountIn(variant, currency)
              return amount === null ? '—' : <Money amount={amount} currency={currency} />
            },
          })),
        ]}
      />
      {opened && (
        <DenominationDialog
          product={product}
          variant={opened.variant}
          currencies={currencies}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
