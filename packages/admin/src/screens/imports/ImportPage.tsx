import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { FileStep } from './FileStep'
import type { FileTable } from './read-table'
import { type Source, useImport } from './use-import'
import './imports.css'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { onDemand } from '../../kit/on-demand'

const ColumnsStep = onDemand(async () => (await import('./ColumnsStep')).ColumnsStep, {
  placeholder: <Skeleton height="160px" />,
})
const CheckStep = onDemand(async () => (await import('./CheckStep')).CheckStep, {
  placeholder: <Skeleton height="160px" />,
})
const ReportStep = onDemand(async () => (await import('./ReportStep')).ReportStep, {
  placeholder: <Skeleton height="160px" />,
})
const RunStep = onDemand(async () => (await import('./RunStep')).RunStep, {
  placeholder: <Skeleton height="160px" />,
})

const steps = ['step_file', 'step_columns', 'step_check', 'step_import']

/** From a file to products or prices: what it is, what its columns mean, what is wrong with it, what became of it. */
export function ImportPage() {
  const t = useWords('imports')
  const [search] = useSearchParams()
  const list = search.get('price_list') ?? undefined
  const [table, setTable] = useState<FileTable>()
  const [isMapped, setMapped] = useState(false)
  const [source, setSource] = useState<Source>()
  const work = useImport(source)
  const { state } = work
  const hasLeft = state.step !== 'choosing'
  const at = !table
    ? 0
    : !hasLeft
      ? isMapped
        ? 1
        : 0
      : state.step === 'running' || state.step === 'done'
        ? 3
        : 2
  const startAgain = () => {
    work.reset()
    setSource(undefined)
    setTable(undefined)
    setMapped(false)
  }
  const crumb = list
    ? { name: t('common:places.pricing'), href: paths.priceList(list) }
    : { name: t('common:places.products'), href: paths.products }
  return (
    <Page title={t(list ? 'title_prices' : 'title')} crumbs={[crumb]} width="detail">
      <ol className="ad-Steps" aria-label={t('steps')}>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            {t(step)}
          </li>
        ))}
      </ol>
      {at === 0 && (
        <FileStep
          table={table}
          isPrices={list !== undefined}
          onTable={(next) => setTable(next && list ? { ...next, kind: 'price-list-import' } : next)}
          onNext={() => setMapped(true)}
        />
      )}
      {at === 1 && table && (
        <ColumnsStep
          table={table}
          priceList={list}
          source={source}
          onChange={setSource}
          onBack={() => setMapped(false)}
          onNext={() => work.check(table.rows)}
        />
      )}
      {at === 2 && source && <CheckStep work={work} source={source} onBack={work.reset} />}
      {state.step === 'running' && <RunStep work={work} job={state.job} />}
      {state.step === 'done' && source && (
        <ReportStep work={work} source={source} report={state.report} onAgain={startAgain} />
      )}
    </Page>
  )
}
