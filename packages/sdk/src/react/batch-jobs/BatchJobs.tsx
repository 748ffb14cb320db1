'use client'
import type { BatchJob } from '@cartwright/contract'
import type { Query } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react'
import type { ShopError } from '../../errors'
import { useIsStreaming } from '../live/live-context'
import { useEndpoint } from '../use-endpoint'
import { oneMonthAgo, pollingDelay } from './polling'

/** The jobs of the last month, as the shop last told. */
export interface BatchJobs {
  /** Undefined until the shop has answered for the first time. */
  batch_jobs: BatchJob[] | undefined
  isPending: boolean
  isFetching: boolean
  error: ShopError | null
  /** Asks now, and begins again with short pauses. The hooks that make, confirm and cancel jobs do so by themselves. */
  reset: () => void
}

const Context = createContext<BatchJobs | null>(null)

export interface BatchJobsProviderProps {
  /** Asks nothing while false, for example until somebody is signed in. True by default. */
  isEnabled?: boolean
  children: ReactNode
}

/**
 * Reads the jobs of the last month, at most 100, for all below it: when the window gains focus, and again and again with
 * pauses of 2, 5, 10, 15, 30 and then always 60 seconds after each answer. A hidden window is not polled for. Below a
 * `LiveProvider` that listens to a stream nothing is polled: how jobs go on comes by itself.
 */
export function BatchJobsProvider({ isEnabled = true, children }: BatchJobsProviderProps) {
  /** For which query, and with how many answers, the pauses began. */
  const beginning = useRef({ key: '', answers: 0 })
  const refetchInterval = ({ queryHash, state }: AnyQuery) => {
    const answers = state.dataUpdateCount + state.errorUpdateCount
    // The answer that is on its way when they begin is what the pauses follow, not one of the polls.
    // Where a job was changed, its hook has made the list old, and the pauses begin again. A refusal makes it old, too.
    const isChanged = state.isInvalidated && state.status !== 'error'
    if (beginning.current.key !== queryHash || isChanged) {
      if (state.fetchStatus === 'idle') return pollingDelay(0)
      beginning.current = { key: queryHash, answers: answers + 1 }
    }
    return pollingDelay(answers - beginning.current.answers)
  }
  const isStreaming = useIsStreaming()
  const query = { limit: 100, created_at: { gte: oneMonthAgo(new Date()).toISOString() } }
  const { data, isPending, isFetching, error, refetch } = useEndpoint(
    'GET /admin/batch-jobs',
    { query },
    {
      enabled: isEnabled,
      refetchOnWindowFocus: 'always',
      refetchInterval: isStreaming ? false : refetchInterval,
      staleTime: 0,
    },
  )
  const reset = useCallback(() => {
    beginning.current = { key: '', answers: 0 }
    void refetch()
  }, [refetch])
  const value = useMemo(
    () => ({ batch_jobs: data?.batch_jobs, isPending, isFetching, error, reset }),
    [data, isPending, isFetching, error, reset],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}
type AnyQuery = Pick<Query, 'queryHash' | 'state'>

/** The jobs around; there must be a BatchJobsProvider. */
export function useBatchJobs(): BatchJobs {
  const jobs = useContext(Context)
  if (!jobs) throw new Error('useBatchJobs must be used inside a BatchJobsProvider')
  return jobs
}
