export {
  type AnalyticsConfigResult,
  type AnalyticsPreferences,
  useAnalyticsConfig,
  useCreateAnalyticsConfig,
  useUpdateAnalyticsConfig,
} from './use-analytics-config'
