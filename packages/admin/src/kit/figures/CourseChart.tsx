import type { SalesPoint, SalesSummary } from '@cartwright/contract'
import { Chart } from '@cartwright/ui/Chart'
import { useWords } from '../../i18n/use-words'
import { useLocale } from '../locale'
import { type FigureName, formatOf } from './figure-names'

export interface CourseChartProps {
  summary: SalesSummary
  name: FigureName
  interval: 'day' | 'week' | 'month'
  height?: number
}

/** The course of a figure, beside that of the period it is compared with; also as a table. */
export function CourseChart({ summary, name, interval, height }: CourseChartProps) {
  const t = useWords('analytics')
  const inDays = useDayText(interval)
  const { series, series_before, compared, currency_code } = summary
  const valuesOf = (points: readonly SalesPoint[]) => points.map(({ figures }) => figures[name])
  return (
    <Chart
      label={t(name)}
      kind={series.length > 1 ? 'line' : 'bar'}
      height={height}
      format={formatOf(name, currency_code)}
      pointsLabel={t(`interval_${interval}`)}
      points={series.map(({ day }) => ({
        id: day,
        name: inDays(day, 'long'),
        shortName: inDays(day, 'short'),
      }))}
      series={[
        { id: 'now', name: t('this_period'), values: valuesOf(series) },
        ...(compared
          ? [
              {
                id: 'before',
                name: t('period_before'),
                values: valuesOf(series_before).slice(0, series.length),
                isPrevious: true,
                pointNames: series_before.map(({ day }) => inDays(day, 'long')),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Days as the reader writes them. They are the shop's, so that no zone moves them. */
function useDayText(interval: CourseChartProps['interval']) {
  const locale = useLocale()
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const formats =
    interval === 'month'
      ? { long: of({ month: 'long', year: 'numeric' }), short: of({ month: 'short' }) }
      : { long: of({ dateStyle: 'long' }), short: of({ day: 'numeric', month: 'short' }) }
  return (day: string, length: 'long' | 'short') => formats[length].format(new Date(`${day}T00:00:00Z`))
}
