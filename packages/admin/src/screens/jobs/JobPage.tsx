import { type BatchJob, batchJobCan } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { IconButton } from '@cartwright/ui/IconButton'
import { TrashIcon } from '@cartwright/ui/icons'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { isUnderWay } from '../../kit/jobs/is-under-way'
import { errorsOf, fileSizeOf, isChange, progressOf, rowCountsOf } from '../../kit/jobs/job-facts'
import { UndoImport } from '../../kit/jobs/UndoImport'
import { useJobName } from '../../kit/jobs/use-job-name'
import { onDemand } from '../../kit/on-demand'
import { Progress } from '../../kit/Progress'
import { RecordPage } from '../../kit/RecordPage'
import { useRemove } from '../../kit/resource/use-remove'
import { useFileSize } from '../../kit/use-file-size'
import { paths } from '../../paths'
import { useNavigate, useParams } from '../../router/hooks'
import { nameOf as nameOfUser, useSession } from '../../shell/session'
import { batchJobs } from './resource'
import { useJobActs } from './use-job-acts'
import { useOutcome } from './use-outcome'

const JobRows = onDemand(async () => (await import('./JobRows')).JobRows, {
  placeholder: <Skeleton height="240px" />,
})

/** One import or export: how far it is, what came of it, and of an import what became of each row. */
export function JobPage() {
  const { id = '' } = useParams()
  const nameOf = useJobName()
  const job = useEndpoint(
    'GET /admin/batch-jobs/:id',
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.batch_job) ? 1000 : false),
    },
  )
  return (
    <RecordPage
      of={job}
      id={id}
      list={paths.jobs}
      screen="jobs"
      width="narrow"
      title={({ batch_job }) => nameOf(batch_job.type)}
      badges={({ batch_job }) => <StatusBadge status={batch_job.status ?? 'created'} />}
      actions={({ batch_job }) => <JobButtons job={batch_job} />}
    >
      {({ batch_job }) => (
        <div className="ad-Stack">
          <JobCard job={batch_job} />
          {(batch_job.type.endsWith('-import') ||
            batch_job.type === 'import-undo' ||
            isChange(batch_job)) && <JobRows job={batch_job} />}
        </div>
      )}
    </RecordPage>
  )
}

function JobButtons({ job }: { job: BatchJob }) {
  const t = useWords('jobs')
  const nameOf = useJobName()
  const acts = useJobActs()(job)
  const remove = useRemove(batchJobs)
  const go = useNavigate()
  return (
    <>
      {remove && batchJobCan.delete(job) && (
        <IconButton
          label={t('common:delete')}
          icon={<TrashIcon />}
          onPress={() => {
            remove({ id: job.id, title: t('list.deleted', { name: nameOf(job.type) }) })
            void go(paths.jobs)
          }}
        />
      )}
      <UndoImport job={job} />
      {acts.map(({ id, name, isPending, onAction }) => (
        <Button
          key={id}
          variant={id === 'cancel' ? undefined : 'primary'}
          isPending={isPending}
          onPress={onAction}
        >
          {name}
        </Button>
      ))}
    </>
  )
}

function JobCard({ job }: { job: BatchJob }) {
  const t = useWords('jobs')
  const bulk = useWords('bulk')
  const { user } = useSession()
  const nameOf = useJobName()
  const outcome = useOutcome()(job)
  const fileSize = useFileSize()
  const size = fileSizeOf(job)
  const errors = errorsOf(job)
  const ended = job.completed_at ?? job.failed_at ?? job.canceled_at
  const when = (value: string) => <DateTime value={value} format="datetime" />
  return (
    <Card>
      <div className="ad-Stack">
        {job.status === 'pre_processed' && <p>{isChange(job) ? bulk('waits_text') : t('waits_text')}</p>}
        {isUnderWay(job) && <Progress label={nameOf(job.type)} value={progressOf(job)} />}
        <DescriptionList
          items={[
            ...(outcome && job.status !== 'failed' ? [{ term: t('fields.outcome'), details: outcome }] : []),
            ...(size === undefined ? [] : [{ term: t('size'), details: fileSize(size) }]),
            { term: t('fields.created_at'), details: when(job.created_at) },
            ...(ended ? [{ term: t('ended'), details: when(ended) }] : []),
            ...(user ? [{ term: t('by'), details: nameOfUser(user) }] : []),
          ]}
        />
        {/* Rows have a card of their own, where each says why it was kept out. */}
        {errors.length > 0 && !rowCountsOf(job)?.error && (
          <ul className="ad-Alarm">
            {errors.map((error) => (
              <li key={error}>
                <bdi>{error}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
