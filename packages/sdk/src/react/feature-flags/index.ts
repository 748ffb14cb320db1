export {
  FeatureFlagsProvider,
  type FeatureFlagsProviderProps,
  FeatureGate,
  type FeatureGateProps,
  useFeatureFlag,
  useFeatureFlags,
} from './FeatureFlags'
export { type FeatureFlags, flagsOf } from './flags'
