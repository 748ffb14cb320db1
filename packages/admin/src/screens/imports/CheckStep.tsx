import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { UnsavedGuard } from '../../kit/form/SaveBar'
import { errorsOf, operationsOf, wouldOf } from '../../kit/jobs/job-facts'
import { useCounts } from '../../kit/jobs/use-counts'
import { Progress } from '../../kit/Progress'
import { useErrorMessage } from '../../kit/use-error-message'
import { type FileRow, isJson } from './read-table'
import type { Checked } from './run-job'
import { saveRows } from './save-rows'
import { type Import, type Source, useRowsOf } from './use-import'
import { WrongProducts } from './WrongProducts'
import { type Edits, WrongRows, withEdits } from './WrongRows'
import './imports.css'

interface Props {
  work: Import
  source: Source
  onBack: () => void
}

/** What the shop would do with the file, and what it cannot take in: put right here, or left out. */
export function CheckStep({ work, source, onBack }: Props) {
  const t = useWords('imports')
  const message = useErrorMessage()
  const { state, rows } = work
  if (state.step === 'failed')
    return (
      <ErrorPanel title={t('check_failed')} onRetry={() => work.check(rows)}>
        {message(state.error)} {t('common:nothing_lost')}
      </ErrorPanel>
    )
  if (state.step !== 'checked')
    return (
      <Card>
        <div className="ad-Stack" aria-live="polite">
          <p>{t('checking', { count: rows.length })}</p>
          <Progress label={t('checking', { count: rows.length })} value={undefined} />
        </div>
      </Card>
    )
  const { checked } = state
  if (checked.wrong.size > 0)
    return <Wrong key={checked.job.id} work={work} source={source} checked={checked} onBack={onBack} />
  if (checked.job.status !== 'pre_processed')
    return <Refused source={source} checked={checked} onBack={onBack} />
  return <Fine work={work} source={source} checked={checked} onBack={onBack} />
}

/** Where a file has no columns to go back to, there is the file. */
const backOf = ({ table }: Source) => (isJson(table.format) ? 'back' : 'back_to_columns')

/** The file as a whole is refused: no row is to blame. */
function Refused({ source, checked, onBack }: Omit<Props, 'work'> & { checked: Checked }) {
  const t = useWords('imports')
  return (
    <Card
      footer={
        <div className="ad-Form-foot">
          <Button variant="primary" onPress={onBack}>
            {t(backOf(source))}
          </Button>
        </div>
      }
    >
      <ErrorPanel title={t('refused')}>
        {errorsOf(checked.job).map((error) => (
          <p key={error} dir="auto">
            {error}
          </p>
        ))}
      </ErrorPanel>
    </Card>
  )
}

function Fine({ work, source, checked, onBack }: Props & { checked: Checked }) {
  const t = useWords('imports')
  const counts = useCounts()
  const operations = operationsOf(checked.job)
  const would = wouldOf(checked.job)
  const count = work.rows.length
  return (
    <Card
      title={t('fine', { count })}
      description={t(source.kind === 'price-list-import' ? 'fine_prices' : 'fine_products')}
      footer={
        <div className="ad-Form-foot">
          <Button onPress={onBack}>{t(backOf(source))}</Button>
          <Button variant="primary" onPress={work.run}>
            {t('import_rows', { count })}
          </Button>
        </div>
      }
    >
      <p className="ad-Import-sum">
        {operations ? counts.operations(operations) : would && counts.would(would)}
      </p>
      {work.leftOut.length > 0 && (
        <p className="ad-Muted">{t('left_out_rows', { count: work.leftOut.length })}</p>
      )}
    </Card>
  )
}

function Wrong({ work, source, checked, onBack }: Props & { checked: Checked }) {
  const t = useWords('imports')
  const [edits, setEdits] = useState<Edits>(new Map())
  const rows = useRowsOf(work.rows, checked.wrong)
  const count = rows.length
  const isWhole = isJson(source.table.format)
  const fixed = (): FileRow[] => work.rows.map((row) => withEdits(row, edits))
  return (
    <Card
      title={t('wrong', { count })}
      description={t(isWhole ? 'wrong_text_json' : 'wrong_text')}
      actions={
        <Badge tone="red" isPlain>
          {t('of_rows', { count: work.rows.length })}
        </Badge>
      }
      footer={
        <div className="ad-Form-foot">
          <Button onPress={onBack}>{t(backOf(source))}</Button>
          <Button onPress={() => saveRows(source, rows, checked.wrong)}>
            {t('download_rows', { count })}
          </Button>
          {count < work.rows.length && (
            <Button onPress={() => work.leaveOut(new Set(checked.wrong.keys()))}>
              {t('leave_out', { count })}
            </Button>
          )}
          {!isWhole && (
            <Button variant="primary" onPress={() => work.check(fixed())}>
              {t('check_again')}
            </Button>
          )}
        </div>
      }
    >
      <UnsavedGuard isDirty={edits.size > 0} />
      {isWhole ? (
        <WrongProducts table={source.table} rows={rows} wrong={checked.wrong} />
      ) : (
        <WrongRows source={source} rows={rows} wrong={checked.wrong} edits={edits} onEdit={setEdits} />
      )}
    </Card>
  )
}
