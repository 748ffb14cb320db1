import { useEndpoint } from '@cartwright/sdk/react'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { useErrorMessage } from '../../kit/use-error-message'
import { paths } from '../../paths'
import { useLocation, useSearchParams } from '../../router/hooks'
import { FileStep } from './FileStep'
import { kindAt, placeOf } from './kinds'
import type { FileTable } from './read-table'
import { isRecordKind, kindOfFile } from './record-columns'
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

/** From a file to what the shop holds: what it is, what its columns mean, what is wrong with it, what became of it. */
export function ImportPage() {
  const t = useWords('imports')
  const [search] = useSearchParams()
  const list = search.get('price_list') ?? undefined
  const { pathname } = useLocation()
  const known = list ? 'price-list-import' : kindAt(pathname)
  const message = useErrorMessage()
  const kinds = useEndpoint('GET /admin/import-formats')
  const formats = kinds.data?.import_formats
  const [file, setFile] = useState<FileTable>()
  const table = useMemo(
    () => file && { ...file, kind: known ?? kindOfFile(file.header, formats ?? []) },
    [file, known, formats],
  )
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
    setFile(undefined)
    setMapped(false)
  }
  const place = placeOf(known ?? 'product-import')
  const crumb = list
    ? { name: t('common:places.pricing'), href: paths.priceList(list) }
    : { name: t(place.name), href: place.href }
  return (
    <Page title={t(list ? 'title_prices' : place.title)} crumbs={[crumb]} width="detail">
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
          hint={list ? 'file_hint_prices' : known && isRecordKind(known) ? 'file_hint_records' : 'file_hint'}
          onTable={setFile}
          onNext={() => setMapped(true)}
        />
      )}
      {at === 1 && kinds.error && (
        <ErrorPanel title={t('check_failed')} onRetry={() => void kinds.refetch()}>
          {message(kinds.error)} {t('common:nothing_lost')}
        </ErrorPanel>
      )}
      {at === 1 && table && !kinds.error && (
        <ColumnsStep
          table={table}
          priceList={list}
          formats={formats}
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
