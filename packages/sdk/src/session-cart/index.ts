export * from './session-cart'
export * from './storage'
