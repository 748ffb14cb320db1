export { type BatchJobs, BatchJobsProvider, type BatchJobsProviderProps, useBatchJobs } from './BatchJobs'
export { jobTypeName, oneMonthAgo, pollingDelay, pollingSteps } from './polling'
export { useBatchJobNotifier } from './use-batch-job-notifier'
