import type { TableFacts } from './table-facts'
import { facts } from './tables'

/** What each table says to one of the questions that tables are asked; tables that say nothing are left out. */
export const factOfTables = <Name extends keyof TableFacts>(
  name: Name,
): ReadonlyMap<string, NonNullable<TableFacts[Name]>> =>
  new Map(
    Object.entries<TableFacts>(facts).flatMap(([table, { [name]: fact }]) =>
      fact === undefined ? [] : [[table, fact as NonNullable<TableFacts[Name]>]],
    ),
  )
