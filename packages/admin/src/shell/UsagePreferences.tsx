import { useAnalytics, useAnalyticsConfig, useUpdateAnalyticsConfig } from '@cartwright/sdk/react'
import { AnalyticsPreferences } from '@cartwright/ui/AnalyticsPreferences'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/use-words'
import { useErrorMessage } from '../kit/use-error-message'

/** Where it is written what is collected: a page beside the application, which can be read without a network of others. */
const documentation = '/usage-data.html'

interface Props {
  headingLevel: 1 | 2
  onSubmitting?: (is: boolean) => void
}

/** The decision on usage data of whoever is signed in, with the one made before. */
export function UsagePreferences({ headingLevel, onSubmitting }: Props) {
  const t = useWords('settings')
  const message = useErrorMessage()
  const { analytics_config: config, isUndecided, error, refetch, isFetching } = useAnalyticsConfig()
  const update = useUpdateAnalyticsConfig()
  const tellEmail = useTellEmail()
  if (error && !isUndecided && !config)
    return (
      <ErrorPanel title={t('usage_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {message(error)}
      </ErrorPanel>
    )
  if (!config && !isUndecided) return <Skeleton lines={5} />
  return (
    <AnalyticsPreferences
      headingLevel={headingLevel}
      documentationHref={documentation}
      defaultValue={config && { anonymize: config.anonymize, opt_out: config.opt_out }}
      onSubmit={async (decision) => {
        onSubmitting?.(true)
        await update.mutateAsync(decision).finally(() => onSubmitting?.(false))
      }}
      onEmail={tellEmail}
    />
  )
}

/** The e-mail is told once the decision is read back and counting has begun: before it there is nobody to tell. */
function useTellEmail() {
  const [email, setEmail] = useState<string>()
  const { isActive, track } = useAnalytics()
  const { analytics_config: config, isFetching } = useAnalyticsConfig()
  const isNamed = isActive && !isFetching && config !== undefined && !config.opt_out && !config.anonymize
  useEffect(() => {
    if (!email || !isNamed) return
    track('user_email_given', { email })
    setEmail(undefined)
  }, [email, isNamed, track])
  return setEmail
}
