export {
  type Analytics,
  type AnalyticsLimits,
  type AnalyticsOptions,
  analyticsLimits,
  createAnalytics,
} from './analytics'
export { type HttpAnalyticsOptions, httpAnalytics } from './http-analytics'
export type { AnalyticsEvent, AnalyticsProvider, AnalyticsSending } from './provider'
