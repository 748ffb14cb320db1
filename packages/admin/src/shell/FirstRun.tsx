import { useAnalyticsConfig } from '@cartwright/sdk/react'
import { part } from '@cartwright/ui/part'
import { useEver } from '../kit/use-ever'

const question = part(async () => (await import('./UsageQuestion')).UsageQuestion)

/** Asks whoever has not decided on usage data yet; fetched for them alone. */
export function FirstRun() {
  const { isUndecided } = useAnalyticsConfig()
  // It stays while the decision is on its way, which makes it one that is known.
  const UsageQuestion = question.use(useEver(isUndecided))
  return UsageQuestion ? <UsageQuestion /> : null
}
