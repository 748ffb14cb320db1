import type { Db } from '../../store/database/engine'
import { rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import { nameReaders } from './queries'

/** What a value of a facet is called: by addresses and forms, and by people. */
export interface Name {
  id: string
  value: string
  label: string
}

export const namedGroups = ['type', 'collection', 'category', 'tags'] as const
export type NamedGroup = (typeof namedGroups)[number]

const remembered = {
  type: rememberRows<Name>(['product_type'], (db, ids) => nameReaders.type(db, ids, 'id'), 20_000),
  tags: rememberRows<Name>(['product_tag'], (db, ids) => nameReaders.tags(db, ids, 'id'), 20_000),
  collection: rememberRows<Name>(['product_collection'], (db, ids) => nameReaders.collection(db, ids, 'id')),
  category: rememberRows<Name>(['product_category'], (db, ids) => nameReaders.category(db, ids, 'id')),
}

/** What values are called, by their ids. */
export const namesOf = (
  db: Db,
  group: NamedGroup,
  ids: readonly string[],
  revisions: Revisions,
): Promise<ReadonlyMap<string, Name>> => remembered[group].rowsOf(db, ids, revisions)

/** The ids of values that are called so. */
export const idsCalled = async (db: Db, group: NamedGroup, texts: readonly string[]): Promise<string[]> =>
  texts.length === 0 ? [] : (await nameReaders[group](db, texts, 'value')).map(({ id }) => id)
