import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { FilterBar } from '@cartwright/ui/FilterBar'
import { DownloadIcon } from '@cartwright/ui/icons'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Counting } from '../../kit/figures/Counting'
import { CourseChart } from '../../kit/figures/CourseChart'
import { FiguresBar } from '../../kit/figures/FiguresBar'
import { FigureTile } from '../../kit/figures/FigureTile'
import { type FigureName, figureNames, formatOf, isLoss } from '../../kit/figures/figure-names'
import { PartsCard } from '../../kit/figures/PartsCard'
import { intervals, useFiguresState } from '../../kit/figures/use-figures-state'
import { useRegionFilter, useRelationFilter } from '../../kit/list/filters'
import { Page } from '../../kit/Page'
import { collections } from '../collections/resource'
import { discounts } from '../discounts/resource'
import { products } from '../products/resource'
import { salesChannels } from '../settings/resources'
import { downloadText } from './download-text'
import { useFiguresCsv } from './figures-csv'

const parts = ['product', 'region', 'sales_channel', 'discount'] as const

/** What was sold: every figure, its course, and what it is made of, narrowed by whatever the shop knows. */
export function AnalyticsPage() {
  const t = useWords('analytics')
  const state = useFiguresState()
  const [name, setName] = useState<FigureName>('net_sales')
  const { data, error, refetch } = useEndpoint(
    'GET /admin/analytics/summary',
    { query: { ...state.query, interval: state.interval } },
    { placeholderData: keepPreviousData },
  )
  const summary = data?.summary
  const csvOf = useFiguresCsv()
  const filters = [
    useRegionFilter('region_id', t('region')),
    useRelationFilter('sales_channel_id', t('sales_channel'), salesChannels, (one) => one.name),
    useRelationFilter('product_id', t('product'), products, ({ title }) => title),
    useRelationFilter('collection_id', t('collection'), collections, ({ title }) => title),
    useRelationFilter('discount_id', t('discount'), discounts, ({ code }) => code),
  ]
  const download = () => {
    if (summary)
      downloadText(`${summary.period.from}_${summary.period.to}_${summary.currency_code}.csv`, csvOf(summary))
  }
  // What only whole orders have is not there for goods.
  const shown =
    summary &&
    figureNames.filter(
      (one) => summary.figures[one] !== null || one === 'average_order' || one === 'returns_rate',
    )
  const chosen = shown?.includes(name) ? name : 'net_sales'
  return (
    <Page
      title={t('title')}
      actions={
        <Button icon={<DownloadIcon />} onPress={download} isDisabled={!summary}>
          {t('export')}
        </Button>
      }
    >
      <div className="ad-Analytics">
        <FiguresBar state={state} summary={summary} />
        <div className="ad-Analytics-filters">
          <FilterBar
            label={t('filter')}
            filters={filters}
            values={state.filters}
            onChange={state.setFilters}
          />
        </div>
        {error && !summary && (
          <ErrorPanel title={t('failed')} onRetry={() => void refetch()} requestId={error.requestId} />
        )}
        {!error && !summary && <Skeleton lines={8} />}
        {summary && shown && (
          <>
            <Counting counted={summary.counted} />
            <dl className="ad-Figures">
              {shown.map((one) => (
                <FigureTile
                  key={one}
                  name={t(one)}
                  value={summary.figures[one]}
                  before={summary.before ? summary.before[one] : undefined}
                  format={formatOf(one, summary.currency_code)}
                  isLoss={isLoss(one)}
                />
              ))}
              {summary.returning_customers !== null && (
                <FigureTile
                  name={t('returning_customers')}
                  value={summary.returning_customers}
                  before={summary.compared ? summary.returning_before : undefined}
                  format="number"
                />
              )}
            </dl>
            <Card>
              <div className="ad-Analytics">
                <div className="ad-FiguresBar">
                  <Select
                    label={t('figure')}
                    value={chosen}
                    onChange={(id) => setName(shown.find((one) => one === id) ?? 'net_sales')}
                    options={shown.map((id) => ({ id, name: t(id) }))}
                  />
                  <Select
                    label={t('interval')}
                    value={state.interval}
                    onChange={state.setInterval}
                    options={intervals.map((id) => ({ id, name: t(`interval_${id}`) }))}
                  />
                </div>
                <CourseChart summary={summary} name={chosen} interval={state.interval} height={280} />
              </div>
            </Card>
            <div className="ad-FigureCards">
              {parts.map((by) => (
                <PartsCard key={by} by={by} query={state.query} />
              ))}
            </div>
          </>
        )}
      </div>
    </Page>
  )
}
