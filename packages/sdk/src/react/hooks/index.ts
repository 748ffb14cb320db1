export * from './admin'
export { type ChangeHook, type ChangeHookOptions, type ChangeVariables, change } from './change-hook'
export { type ReadHook, type ReadOptions, type ReadResult, read } from './read-hook'
export * from './store'
