import type { SalesSummary } from '@cartwright/contract'
import { part } from '@cartwright/ui/part'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { useCurrencyName } from '../use-names'
import { comparisons, type FiguresState } from './use-figures-state'
import './figures.css'

/** Calendars are much code: the figures do not wait for them. */
const dateRange = part(async () => (await import('@cartwright/ui/DateRangeInput')).DateRangeInput)

/** The period, what it is compared with, and the currency where there are several. */
export function FiguresBar({ state, summary }: { state: FiguresState; summary: SalesSummary | undefined }) {
  const t = useWords('analytics')
  const currencyName = useCurrencyName()
  const currencies = summary?.currencies ?? []
  const DateRangeInput = dateRange.use(true)
  return (
    <div className="ad-FiguresBar">
      {DateRangeInput ? (
        <DateRangeInput
          label={t('period')}
          value={state.period ?? summary?.period ?? null}
          onChange={state.setPeriod}
          timeZone={summary?.time_zone}
          isClearable={false}
        />
      ) : (
        <Skeleton height="56px" />
      )}
      <Select
        label={t('compare')}
        value={state.compare}
        onChange={state.setCompare}
        options={comparisons.map((id) => ({ id, name: t(`compare_${id}`) }))}
      />
      {summary &&
        (currencies.length > 1 || !currencies.includes(summary.currency_code)) &&
        currencies.length > 0 && (
          <Select
            label={t('currency')}
            value={summary.currency_code}
            onChange={state.setCurrency}
            options={currencies.map((code) => ({
              id: code,
              name: `${code.toUpperCase()} · ${currencyName(code)}`,
            }))}
          />
        )}
    </div>
  )
}
