import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { FileStep } from './FileStep'
import { ReportStep } from './ReportStep'
import { RunStep } from './RunStep'
import type { FileTable } from './read-table'
import { type Source, useImport } from './use-import'
import './imports.css'

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
