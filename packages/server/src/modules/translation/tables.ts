import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'
import type { Translated, Words } from './words'

export const translationTables = (k: Kit) => ({
  /** What the catalogue says in one more language: a row a thing and language, with the words of all that hangs on it. */
  translation: k.table(
    'translation',
    {
      id: k.id('tran'),
      entity: k.text<Translated>().notNull(),
      entity_id: k.text().notNull(),
      language: k.text().notNull(),
      values: k.json<Words>().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
    },
    (t) => [
      k.unique('translation_entity_unique', [t.entity, t.entity_id, t.language]),
      k.index('translation_entity_id', t.entity_id, t.language),
      k.index('translation_language', t.language),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const translationFacts = {
  translation: {
    entities: [
      'CategoryTranslation',
      'CollectionTranslation',
      'ProductTranslation',
      'LabelTranslation',
      'ReturnReasonTranslation',
      'ShippingOptionTranslation',
    ],
    isWatched: true,
    isCatalogue: true,
  },
} satisfies FactsOf<typeof translationTables>
