import { inArray, or } from 'drizzle-orm'
import type { Db } from '../../store/database/engine'
import { rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'

/** What a value of a facet is called: by addresses and forms, and by people. */
export interface Name {
  id: string
  value: string
  label: string
}

export const namedGroups = ['type', 'collection', 'category', 'tags'] as const
export type NamedGroup = (typeof namedGroups)[number]

/** Names are read by their ids, and found by what addresses say: the value, or the id itself. */
type Column = 'id' | 'value'

const readers: Record<NamedGroup, (db: Db, texts: readonly string[], by: Column) => Promise<Name[]>> = {
  async type(db, texts, by) {
    const { product_type: type } = db.t
    const rows = await db
      .select({ id: type.id, value: type.value })
      .from(type)
      .where(or(inArray(type.id, [...texts]), by === 'value' ? inArray(type.value, [...texts]) : undefined))
    return rows.map(({ id, value }) => ({ id, value, label: value }))
  },
  async tags(db, texts, by) {
    const { product_tag: tag } = db.t
    const rows = await db
      .select({ id: tag.id, value: tag.value })
      .from(tag)
      .where(or(inArray(tag.id, [...texts]), by === 'value' ? inArray(tag.value, [...texts]) : undefined))
    return rows.map(({ id, value }) => ({ id, value, label: value }))
  },
  async collection(db, texts, by) {
    const { product_collection: one } = db.t
    const rows = await db
      .select({ id: one.id, handle: one.handle, title: one.title })
      .from(one)
      .where(or(inArray(one.id, [...texts]), by === 'value' ? inArray(one.handle, [...texts]) : undefined))
    return rows.map(({ id, handle, title }) => ({ id, value: handle ?? id, label: title }))
  },
  /** Only those that shoppers see. */
  async category(db, texts, by) {
    const { product_category: one } = db.t
    const rows = await db
      .select({
        id: one.id,
        handle: one.handle,
        name: one.name,
        is_active: one.is_active,
        is_internal: one.is_internal,
      })
      .from(one)
      .where(or(inArray(one.id, [...texts]), by === 'value' ? inArray(one.handle, [...texts]) : undefined))
    return rows
      .filter(({ is_active, is_internal }) => is_active && !is_internal)
      .map(({ id, handle, name }) => ({ id, value: handle, label: name }))
  },
}

const remembered = {
  type: rememberRows<Name>(['product_type'], (db, ids) => readers.type(db, ids, 'id'), 20_000),
  tags: rememberRows<Name>(['product_tag'], (db, ids) => readers.tags(db, ids, 'id'), 20_000),
  collection: rememberRows<Name>(['product_collection'], (db, ids) => readers.collection(db, ids, 'id')),
  category: rememberRows<Name>(['product_category'], (db, ids) => readers.category(db, ids, 'id')),
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
  texts.length === 0 ? [] : (await readers[group](db, texts, 'value')).map(({ id }) => id)
