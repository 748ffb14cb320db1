'use client'
import type { BatchJob } from '@cartwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBatchJobs } from './BatchJobs'
import { completedSince, isOlderThanImport, lastCompletion } from './finished-jobs'

/** Families that tell of products. */
const products = new Set(['/admin/products', '/admin/variants', '/admin/collections', '/admin/product-tags'])

/**
 * Tells of every job that is completed from now on, once, in the order of completion. Lists of products that were read before
 * an import was completed are read anew. Stands below a BatchJobsProvider, once in an application.
 */
export function useBatchJobNotifier(onCompleted: (job: BatchJob) => void): void {
  const { batch_jobs } = useBatchJobs()
  const cache = useQueryClient()
  const tell = useRef(onCompleted)
  useEffect(() => {
    tell.current = onCompleted
  })
  /** When the last job that was told of was completed; what was completed before the first look is no news. */
  const told = useRef<number | null>(null)

  useEffect(() => {
    if (!batch_jobs) return
    const news = told.current === null ? [] : completedSince(batch_jobs, told.current)
    told.current = Math.max(told.current ?? 0, lastCompletion(batch_jobs))
    for (const job of news) tell.current(job)
    void cache.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        products.has(String(queryKey[0])) &&
        state.dataUpdatedAt > 0 &&
        isOlderThanImport(state.dataUpdatedAt, batch_jobs),
    })
  }, [batch_jobs, cache])
}
