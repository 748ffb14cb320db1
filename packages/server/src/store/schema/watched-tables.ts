import { factOfTables } from './fact-of-tables'
import type { facts } from './tables'

type Facts = typeof facts
/** What has a revision: a table whose writes move one, or `catalogue`, all that shoppers see of products. */
export type Watched =
  | { [Name in keyof Facts]: Facts[Name] extends { isWatched: true } ? Name : never }[keyof Facts]
  | 'catalogue'

const watched = factOfTables('isWatched')
const catalogue = factOfTables('isCatalogue')
export const isWatched = (table: string): table is Watched => watched.has(table)
export const isCatalogue = (table: string): boolean => catalogue.has(table)
