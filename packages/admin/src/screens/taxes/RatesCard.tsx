import type { Region, TaxRate } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DataTable } from '@cartwright/ui/DataTable'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlusIcon } from '@cartwright/ui/icons'
import { Pagination } from '@cartwright/ui/Pagination'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useRowActions } from '../../kit/list/use-row-actions'
import { onDemand } from '../../kit/on-demand'
import { useRemoved } from '../../kit/pending-removals'
import { columnsIn } from '../../kit/resource/columns'
import { useList } from '../../kit/resource/use-list'
import { useRemove } from '../../kit/resource/use-remove'
import { useErrorMessage } from '../../kit/use-error-message'
import { usePercent } from '../../kit/use-percent'
import { useLocation, useSearchParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { taxRates } from './resource'

const RateDialog = onDemand(async () => (await import('./RateDialog')).RateDialog)

const pageSize = 20

/** The rates of a region beside its default one: whatever has one of them is not taxed by the default. */
export function RatesCard({ region }: { region: Region }) {
  const t = useWords('taxes')
  const may = useMay()
  const message = useErrorMessage()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [offset, setOffset] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const removed = useRemoved()
  const remove = useRemove(taxRates)
  const {
    rows: all,
    count = 0,
    reply,
  } = useList(taxRates, {
    region_id: [region.id],
    fields: ['id', 'name', 'code', 'rate', 'product_count', 'product_type_count', 'shipping_option_count'],
    order: 'name',
    limit: pageSize,
    offset,
  })
  const rows = all?.filter(({ id }) => !removed.has(id))
  const columns = useRateColumns()
  const actionsOf = useRowActions()
  const mayChange = may('POST /admin/tax-rates/:id')
  const opened = rows?.find(({ id }) => id === search.get('rate'))
  const add = may('POST /admin/tax-rates') && (
    <Button size="s" icon={<PlusIcon />} onPress={() => setMaking(true)}>
      {t('rate_new')}
    </Button>
  )
  return (
    <Card title={t('rates')} description={t('rates_text')} actions={add} isFlush>
      <DataTable
        label={t('rates')}
        rows={rows ?? []}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={mayChange ? ({ id }) => `${pathname}?rate=${id}` : undefined}
        isLoading={rows === undefined && !reply.error}
        isRefreshing={reply.isPlaceholderData}
        scroll="own"
        columns={columns}
        rowMenu={(rate) =>
          actionsOf({
            onEdit: mayChange ? () => setSearch({ rate: rate.id }) : undefined,
            onRemove:
              remove && (() => remove({ id: rate.id, title: t('rate_deleted', { name: rate.name }) })),
          })
        }
        empty={
          <EmptyState title={reply.error ? message(reply.error) : t('rates_none')} actions={add}>
            {t('rates_none_text')}
          </EmptyState>
        }
      />
      {count > pageSize && (
        <Pagination label={t('rates')} offset={offset} limit={pageSize} total={count} onChange={setOffset} />
      )}
      {isMaking && <RateDialog region={region} onClose={() => setMaking(false)} />}
      {opened && (
        <RateDialog
          key={opened.id}
          region={region}
          rateId={opened.id}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </Card>
  )
}

/** What a rate is called, how high it is, and to how much it applies. */
function useRateColumns() {
  const t = useWords('taxes')
  const percent = usePercent()
  const column = columnsIn<TaxRate>(t)
  const appliesTo = (rate: TaxRate) =>
    [
      rate.product_count ? t('products_count', { count: rate.product_count }) : '',
      rate.product_type_count ? t('types_count', { count: rate.product_type_count }) : '',
      rate.shipping_option_count ? t('options_count', { count: rate.shipping_option_count }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return [
    column.name('name', { below: ({ code }) => <bdi>{code}</bdi> }),
    column.of('rate', ({ rate }) => percent(rate), { isNumeric: true }),
    column.of('applies_to', (rate) => appliesTo(rate) || <span className="ad-Muted">{t('to_nothing')}</span>),
  ]
}
