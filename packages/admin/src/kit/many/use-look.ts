import type { BatchJobType, ManyLook } from '@cartwright/contract'
import { useChange, useClient, useEndpoint } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followInToast } from '../jobs/followed-jobs'
import { isUnderWay } from '../jobs/is-under-way'
import { errorsOf } from '../jobs/job-facts'
import { useJobName } from '../jobs/use-job-name'
import { useDelayed } from '../use-delayed'
import { useErrorMessage } from '../use-error-message'

export type ManyJobType = Extract<BatchJobType, 'order-change' | 'product-change' | 'customer-change'>

/**
 * Has the shop look at what a change of many would do, anew whenever something else is asked for, and starts exactly what
 * was looked at. A look that is left is called off. Undefined asks for nothing yet.
 */
export function useLook(type: ManyJobType, context: Record<string, unknown> | undefined) {
  const { t } = useTranslation()
  const client = useClient()
  const toast = useToast()
  const message = useErrorMessage()
  const nameOf = useJobName()
  const asked = JSON.stringify(context)
  const still = useDelayed(asked)
  const [job, setJob] = useState<{ id: string; of: string }>()
  const [refusal, setRefusal] = useState<string>()
  const started = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another question alone
  useEffect(() => {
    if (still === undefined) return
    let isLeft = false
    let made: string | undefined
    const callOff = (id: string) => {
      if (started.current !== id)
        void client.send('POST /admin/batch-jobs/:id/cancel', { params: { id } }).catch(() => undefined)
    }
    setRefusal(undefined)
    client.send('POST /admin/batch-jobs', { body: { type, context: JSON.parse(still), dry_run: true } }).then(
      ({ batch_job }) => {
        made = batch_job.id
        if (isLeft) callOff(made)
        else setJob({ id: made, of: still })
      },
      (error: unknown) => {
        if (!isLeft) setRefusal(message(error))
      },
    )
    return () => {
      isLeft = true
      if (made) callOff(made)
    }
  }, [client, type, still])
  const isCurrent = job !== undefined && job.of === asked
  const reply = useEndpoint(
    'GET /admin/batch-jobs/:id',
    { params: { id: job?.id ?? '' } },
    {
      enabled: isCurrent,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data.batch_job) ? false : 250),
    },
  )
  const found = isCurrent ? reply.data?.batch_job : undefined
  const confirm = useChange('POST /admin/batch-jobs/:id/confirm')
  return {
    look: found?.status === 'pre_processed' ? lookOf(found.result) : undefined,
    /** Why it could not be looked at. */
    refusal: refusal ?? (found?.status === 'failed' ? errorsOf(found)[0] : undefined),
    isStarting: confirm.isPending,
    /** Starts it; a toast tells how it goes on. Returns whether it did. */
    start: async (): Promise<boolean> => {
      if (!found) return false
      started.current = found.id
      const told = toast.loading(t('job_runs', { name: nameOf(type) }))
      try {
        await confirm.mutateAsync({ params: { id: found.id } })
        followInToast(found.id, told)
        return true
      } catch (error) {
        started.current = undefined
        toast.update(told, 'error', { title: t('job_not_started'), text: message(error) })
        return false
      }
    },
  }
}

const lookOf = (result: unknown): ManyLook => result as ManyLook
