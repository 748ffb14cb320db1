/** What our own modules and the library's get as `react` in this shop: the same, but for ids that survive the crossing. */
export * from 'react'
export { useId } from './island-ids'
