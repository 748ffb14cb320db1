import type { BatchJob, PriceList } from '@cartwright/contract'
import { useAdminUploadProtectedFile, useChange, useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { FileDrop } from '@cartwright/ui/FileDrop'
import { Modal } from '@cartwright/ui/Modal'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { ImportErrors } from './ImportErrors'
import { type ImportStage, numberIn, stageOf } from './import-stage'

interface Props {
  list: PriceList
  onClose: () => void
}

/** Replaces the prices of a list by those of a file: it is looked through first, and taken in once that is confirmed. */
export function ImportDialog({ list, onClose }: Props) {
  const t = useWords('price-lists')
  const [jobId, setJobId] = useState<string>()
  const job = useJob(jobId)
  const stage = stageOf(jobId, job)
  const confirm = useChange('POST /admin/batch-jobs/:id/confirm')
  const cancel = useChange('POST /admin/batch-jobs/:id/cancel')
  useFreshPrices(stage)
  const close = () => {
    // What was only looked through is given up with the window; what is being written goes on without it.
    if (jobId && (stage === 'checking' || stage === 'checked')) cancel.mutate({ params: { id: jobId } })
    onClose()
  }
  const count = numberIn(job, 'count')
  return (
    <Modal
      title={t('import.open')}
      isOpen
      isDismissable={stage === 'file'}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      footer={
        <>
          <Button onPress={close}>{t(isOver(stage) ? 'common:done' : 'common:cancel')}</Button>
          {stage === 'checked' && jobId && (
            <Button
              variant="primary"
              isPending={confirm.isPending}
              onPress={() => confirm.mutate({ params: { id: jobId } })}
            >
              {t('import.replace', { count })}
            </Button>
          )}
          {stage === 'failed' && (
            <Button variant="primary" onPress={() => setJobId(undefined)}>
              {t('import.again')}
            </Button>
          )}
        </>
      }
    >
      {stage === 'file' ? (
        <FileStep list={list} onJob={setJobId} />
      ) : (
        <div className="ad-Fields" role="status">
          <p>{t(`import.${stage}`, { count, done: numberIn(job, 'advancement_count') })}</p>
          {(stage === 'checking' || stage === 'writing') && (
            <progress
              className="ad-Progress"
              aria-label={t('import.open')}
              {...(stage === 'writing' && count > 0
                ? { value: numberIn(job, 'advancement_count'), max: count }
                : {})}
            />
          )}
          {stage === 'failed' && jobId && <ImportErrors jobId={jobId} />}
        </div>
      )}
    </Modal>
  )
}

const isOver = (stage: ImportStage) => stage === 'done' || stage === 'failed' || stage === 'writing'

/** Sends the file and has it looked through. A refusal stands on the file. */
function FileStep({ list, onJob }: { list: PriceList; onJob: (id: string) => void }) {
  const t = useWords('price-lists')
  const store = useAdminUploadProtectedFile()
  const create = useChange('POST /admin/batch-jobs')
  const upload = async (file: File) => {
    const { uploads } = await store.mutateAsync(file)
    const { batch_job } = await create.mutateAsync({
      body: {
        type: 'price-list-import',
        context: { fileKey: uploads[0]?.key, price_list_id: list.id },
        dry_run: true,
      },
    })
    return batch_job
  }
  return (
    <div className="ad-Fields">
      <p className="ad-Muted">{t('import.text')}</p>
      <p>
        <code className="ad-Code">Product Variant ID; SKU; Price EUR; Price Europe [EUR]</code>
      </p>
      <FileDrop<BatchJob>
        label={t('import.file')}
        accept={['text/csv', '.csv']}
        maxFiles={1}
        upload={upload}
        onUpload={({ result }) => {
          if (result) onJob(result.id)
        }}
      />
    </div>
  )
}

/** How a job stands, asked every second while it moves. */
function useJob(id: string | undefined): BatchJob | undefined {
  const reply = useEndpoint(
    'GET /admin/batch-jobs/:id',
    { params: { id: id ?? '' } },
    {
      enabled: id !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const stage = stageOf(id, state.data?.batch_job)
        return stage === 'checking' || stage === 'writing' ? 1000 : false
      },
      select: ({ batch_job }) => batch_job,
    },
  )
  return reply.data
}

/** Reads the prices anew once they were replaced. */
function useFreshPrices(stage: ImportStage) {
  const cache = useQueryClient()
  useEffect(() => {
    if (stage === 'done')
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/admin/price-lists' })
  }, [stage, cache])
}
