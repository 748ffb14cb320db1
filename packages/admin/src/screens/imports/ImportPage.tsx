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
import { type FileTable, isJson } from './read-table'
import { isRecordKind, kindOfFile } from './record-columns'
import { type Import, type Source, useImport } from './use-import'
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

type Step = 'file' | 'columns' | 'check' | 'import'
const stepNames: Readonly<Record<Step, string>> = {
  file: 'step_file',
  columns: 'step_columns',
  check: 'step_check',
  import: 'step_import',
}
const stepsOfTable: readonly Step[] = ['file', 'columns', 'check', 'import']
const stepsOfJson: readonly Step[] = ['file', 'check', 'import']

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
    () =>
      file &&
      (isJson(file.format) ? file : { ...file, kind: known ?? kindOfFile(file.header, formats ?? []) }),
    [file, known, formats],
  )
  const [isMapped, setMapped] = useState(false)
  const [source, setSource] = useState<Source>()
  const work = useImport(source)
  const { state } = work
  const steps = table && isJson(table.format) ? stepsOfJson : stepsOfTable
  const at = stepOf(state.step, table !== undefined && isMapped)
  const isAmongProducts = !list && (!known || known === 'product-import')
  const goOn = () => {
    if (!table) return
    if (!isJson(table.format)) return setMapped(true)
    const whole: Source = { table, kind: table.kind, priceList: undefined, columns: [] }
    setSource(whole)
    work.check(table.rows, whole)
  }
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
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            data-done={index < steps.indexOf(at) || undefined}
          >
            {t(stepNames[step])}
          </li>
        ))}
      </ol>
      {at === 'file' && (
        <FileStep
          table={table}
          hint={list ? 'file_hint_prices' : known && isRecordKind(known) ? 'file_hint_records' : 'file_hint'}
          takesJson={isAmongProducts}
          onTable={setFile}
          onNext={goOn}
        />
      )}
      {at === 'columns' && kinds.error && (
        <ErrorPanel title={t('check_failed')} onRetry={() => void kinds.refetch()}>
          {message(kinds.error)} {t('common:nothing_lost')}
        </ErrorPanel>
      )}
      {at === 'columns' && table && !kinds.error && (
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
      {at === 'check' && source && <CheckStep work={work} source={source} onBack={work.reset} />}
      {state.step === 'running' && <RunStep work={work} job={state.job} />}
      {state.step === 'done' && source && (
        <ReportStep work={work} source={source} report={state.report} onAgain={startAgain} />
      )}
    </Page>
  )
}

/** The step that is shown, by how far the work is. */
function stepOf(work: Import['state']['step'], isMapped: boolean): Step {
  if (work === 'choosing') return isMapped ? 'columns' : 'file'
  return work === 'running' || work === 'done' ? 'import' : 'check'
}
