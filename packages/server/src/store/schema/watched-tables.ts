import { facts } from './tables'

type Facts = typeof facts
/** What has a revision: a table whose writes move one, or `catalogue`, all that shoppers see of products. */
export type Watched =
  | { [Name in keyof Facts]: Facts[Name] extends { isWatched: true } ? Name : never }[keyof Facts]
  | 'catalogue'

const namesWith = (fact: 'isWatched' | 'isCatalogue'): ReadonlySet<string> =>
  new Set(Object.entries(facts).flatMap(([name, its]) => (fact in its ? name : [])))

const watched = namesWith('isWatched')
const catalogue = namesWith('isCatalogue')
export const isWatched = (table: string): table is Watched => watched.has(table)
export const isCatalogue = (table: string): boolean => catalogue.has(table)
