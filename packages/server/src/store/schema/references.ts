import { factOfTables } from './fact-of-tables'

/** A column that names rows of a table: `product.collection_id` → `product_collection.id`. */
export interface Reference {
  table: string
  key: string
  to: string
  target: string
}

/** Every column that names a row of another table, as `expand` knows them. */
export const references: readonly Reference[] = distinct(
  [...factOfTables('relations')].flatMap(([table, relations]) =>
    Object.values(relations).flatMap((relation): Reference[] => {
      if (relation.kind === 'one')
        return [{ table, key: relation.key, to: relation.table, target: relation.target }]
      if (relation.kind === 'through')
        return [
          { table: relation.join, key: relation.from, to: table, target: 'id' },
          { table: relation.join, key: relation.to, to: relation.table, target: 'id' },
        ]
      return [{ table: relation.table, key: relation.key, to: table, target: 'id' }]
    }),
  ),
)

function distinct(all: readonly Reference[]): Reference[] {
  return [...new Map(all.map((one) => [Object.values(one).join(), one])).values()]
}
