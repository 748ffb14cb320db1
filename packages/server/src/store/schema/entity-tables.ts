import { factOfTables } from './fact-of-tables'

/** The table behind each entity of the contract: what a reply may say of its rows is what these entities name. */
export const entityTables: Readonly<Record<string, string>> = Object.fromEntries(
  [...factOfTables('entities')].flatMap(([table, entities]) => entities.map((entity) => [entity, table])),
)
