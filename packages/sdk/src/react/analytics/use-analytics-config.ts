'use client'
import type { AnalyticsConfig, Input, Output } from '@cartwright/contract'
import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
} from '@tanstack/react-query'
import { NotFoundError, type ShopError } from '../../errors'
import { useFeatureFlag } from '../feature-flags'
import { useClient } from '../ShopProvider'
import { useRefresh } from '../use-change'
import { useEndpoint } from '../use-endpoint'

type Read = 'GET /admin/analytics-configs'
type Create = 'POST /admin/analytics-configs'
type Update = 'POST /admin/analytics-configs/update'
/** What a member of staff decides about their usage data. */
export type AnalyticsPreferences = Required<Input<Update>['body']>

export type AnalyticsConfigResult = UseQueryResult<Output<Read>, ShopError> & {
  analytics_config: AnalyticsConfig | undefined
  /** The shop knows no decision of this user yet. */
  isUndecided: boolean
}

/**
 * What the user has decided about usage data. Asked only where the shop has the `analytics` flag on, and not again when it
 * fails.
 */
export function useAnalyticsConfig(): AnalyticsConfigResult {
  const enabled = useFeatureFlag('analytics')
  const result = useEndpoint('GET /admin/analytics-configs', undefined, {
    enabled,
    retry: false,
    // That nobody has decided is an answer: whoever asks next is told it, and the shop is not asked again.
    retryOnMount: false,
  })
  const isUndecided = enabled && result.error instanceof NotFoundError
  const isKnown = enabled && !isUndecided
  return { ...result, analytics_config: isKnown ? result.data?.analytics_config : undefined, isUndecided }
}

type Options<K extends Create | Update> = Omit<
  UseMutationOptions<Output<K>, ShopError, Input<K>['body']>,
  'mutationFn'
>

/** Keeps the first decision of the user; `mutate({ opt_out, anonymize })`. The cached config is read anew afterwards. */
export function useCreateAnalyticsConfig(
  options: Options<Create> = {},
): UseMutationResult<Output<Create>, ShopError, Input<Create>['body']> {
  const client = useClient()
  const refresh = useRefresh('POST /admin/analytics-configs')
  return useMutation({
    ...options,
    mutationFn: (body) => client.send('POST /admin/analytics-configs', { body }),
    onSuccess: async (...args) => {
      await options.onSuccess?.(...args)
      refresh()
    },
  })
}

/**
 * Changes the decision of the user, or keeps the first one; `mutate({ anonymize, opt_out })`. Whoever opts out is not
 * anonymous beside it: `anonymize` is then sent as false. The cached config is read anew afterwards.
 */
export function useUpdateAnalyticsConfig(
  options: Options<Update> = {},
): UseMutationResult<Output<Update>, ShopError, Input<Update>['body']> {
  const client = useClient()
  const refresh = useRefresh('POST /admin/analytics-configs/update')
  return useMutation({
    ...options,
    mutationFn: (preferences) => {
      const body = preferences.opt_out ? { ...preferences, anonymize: false } : preferences
      return client.send('POST /admin/analytics-configs/update', { body })
    },
    onSuccess: async (...args) => {
      await options.onSuccess?.(...args)
      refresh()
    },
  })
}
