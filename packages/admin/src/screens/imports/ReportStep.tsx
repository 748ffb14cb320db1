import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { errorsOf, rowCountsOf } from '../../kit/jobs/job-facts'
import { UndoImport } from '../../kit/jobs/UndoImport'
import { useCounts } from '../../kit/jobs/use-counts'
import { paths } from '../../paths'
import { placeOf } from './kinds'
import { saveRows } from './save-rows'
import { type Import, type Report, type Source, useRowsOf } from './use-import'
import './imports.css'

interface Props {
  work: Import
  source: Source
  report: Report
  onAgain: () => void
}

/** What became of the rows. Those that were kept out can be put right here or in a spreadsheet. */
export function ReportStep({ work, source, report: { job, wrong }, onAgain }: Props) {
  const t = useWords('imports')
  const counts = useCounts()
  const rows = rowCountsOf(job)
  const failed = useRowsOf(work.rows, wrong)
  const kept = [...failed, ...work.leftOut]
  const place = placeOf(source.kind)
  const back = source.priceList ? paths.priceList(source.priceList) : place.href
  return (
    <Card
      title={t(failed.length > 0 ? 'done_partly' : (titles[job.status ?? ''] ?? 'done'))}
      actions={<StatusBadge status={job.status ?? 'completed'} />}
      footer={
        <div className="ad-Form-foot">
          {kept.length > 0 && (
            <Button onPress={() => saveRows(source, kept, wrong)}>
              {t('download_rows', { count: kept.length })}
            </Button>
          )}
          {kept.length > 0 && (
            <Button onPress={() => work.retry(kept)}>{t('try_again', { count: kept.length })}</Button>
          )}
          <UndoImport job={job} />
          <Button onPress={onAgain}>{t('other_file')}</Button>
          <LinkButton href={back} variant="primary">
            {t(source.priceList ? 'to_prices' : place.open)}
          </LinkButton>
        </div>
      }
    >
      <div className="ad-Stack">
        {rows && <p className="ad-Import-sum">{counts.rows(rows)}</p>}
        {work.leftOut.length > 0 && <p>{t('left_out_rows', { count: work.leftOut.length })}</p>}
        {job.status === 'canceled' && <p>{t('stopped_text')}</p>}
        {job.status === 'failed' && (
          <ul className="ad-Alarm">
            {errorsOf(job).map((error) => (
              <li key={error} dir="auto">
                {error}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

const titles: Readonly<Record<string, string>> = { failed: 'done_partly', canceled: 'stopped' }
