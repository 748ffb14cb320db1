'use client'
export * from '../../session-cart'
export {
  type SessionCartControls,
  SessionCartProvider,
  type SessionCartProviderProps,
  useSessionCart,
} from './SessionCartProvider'
