export type { Analytics, AnalyticsEvent, AnalyticsProvider, AnalyticsSending } from '../../analytics'
export { httpAnalytics } from '../../analytics'
export { UsageAnalytics, type UsageAnalyticsProps, useAnalytics, usePageViews } from './UsageAnalytics'
export {
  type AnalyticsConfigResult,
  type AnalyticsPreferences,
  useAnalyticsConfig,
  useCreateAnalyticsConfig,
  useUpdateAnalyticsConfig,
} from './use-analytics-config'
