import type { Kit } from '../../store/schema/columns'
import type { FactsOf } from '../../store/schema/table-facts'

/** Our own full-text index, so that search behaves alike on both databases. */
export const searchTables = (k: Kit) => ({
  /** Which words a product is found by, and how much each counts. */
  search_term: k.table(
    'search_term',
    {
      product_id: k.text().notNull(),
      term: k.text().notNull(),
      weight: k.int().notNull(),
    },
    (t) => [k.pk(t.product_id, t.term), k.index('search_term_term', t.term, t.product_id, t.weight)],
  ),
  /** Every word ever indexed, cut into pieces of three letters: how mistyped words find what was meant. */
  search_word: k.table('search_word', {
    word: k.key(),
  }),
  search_gram: k.table(
    'search_gram',
    {
      gram: k.text().notNull(),
      word: k.text().notNull(),
    },
    (t) => [k.pk(t.gram, t.word)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const searchFacts = {
  search_term: {
    isCatalogue: true,
    isAudited: false,
    listed: { column: 'product_id', kind: 'indexed', onlyMade: true },
  },
  search_word: {
    isAudited: false,
  },
  search_gram: {
    isAudited: false,
  },
} satisfies FactsOf<typeof searchTables>
