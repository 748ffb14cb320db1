export { LiveProvider, type LiveProviderProps } from './LiveProvider'
export { type Live, useIsStreaming, useLive } from './live-context'
