import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { keepPreviousData } from '@tanstack/react-query'
import { useWords } from '../../i18n/use-words'
import { Counting } from '../../kit/figures/Counting'
import { CourseChart } from '../../kit/figures/CourseChart'
import { FiguresBar } from '../../kit/figures/FiguresBar'
import { FigureTile } from '../../kit/figures/FigureTile'
import { formatOf, isLoss } from '../../kit/figures/figure-names'
import { PartsCard } from '../../kit/figures/PartsCard'
import { useFiguresState } from '../../kit/figures/use-figures-state'
import { paths } from '../../paths'

const told = ['net_sales', 'orders', 'average_order', 'returns', 'returns_rate', 'new_customers'] as const

/** How the shop does: the figures that matter, their course, and what sold most where. */
export function Figures() {
  const t = useWords('analytics')
  const state = useFiguresState()
  const { data, error, refetch } = useEndpoint(
    'GET /admin/analytics/summary',
    { query: state.query },
    { placeholderData: keepPreviousData },
  )
  const summary = data?.summary
  if (error && !summary)
    return <ErrorPanel title={t('failed')} onRetry={() => void refetch()} requestId={error.requestId} />
  // A shop that has sold nothing is told what to do, not that it sold nothing in fourteen ways.
  if (summary && summary.currencies.length === 0) return <Counting counted={summary.counted} />
  return (
    <section aria-label={t('title')} className="ad-Analytics">
      <FiguresBar state={state} summary={summary} />
      {!summary && <Skeleton lines={6} />}
      {summary && (
        <>
          <Counting counted={summary.counted} />
          <dl className="ad-Figures">
            {told.map((name) => (
              <FigureTile
                key={name}
                name={t(name)}
                value={summary.figures[name]}
                before={summary.before ? summary.before[name] : undefined}
                format={formatOf(name, summary.currency_code)}
                isLoss={isLoss(name)}
                course={summary.series.map(({ figures }) => figures[name])}
              />
            ))}
          </dl>
          <Card actions={<Link href={paths.analytics}>{t('all')}</Link>} title={t('course')}>
            <CourseChart summary={summary} name="net_sales" interval="day" />
          </Card>
          <div className="ad-FigureCards">
            <PartsCard by="product" query={state.query} limit={5} />
            <PartsCard by="region" query={state.query} limit={5} />
          </div>
        </>
      )}
    </section>
  )
}
