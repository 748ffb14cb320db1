export { followLive, type LiveListener, type LiveOptions, type LiveStatus } from './follow-live'
