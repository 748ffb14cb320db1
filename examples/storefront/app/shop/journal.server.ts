import type { TextPage } from '../text/content.server'
import type { ShopVisit } from './context.server'
import { type PlateCard, plateCard } from './plate-card'

/** The pieces that articles speak of, by their handle; those that are not sold here are left out. */
export async function piecesOf(
  { client, region }: ShopVisit,
  articles: readonly TextPage[],
): Promise<Map<string, PlateCard>> {
  const handles = [...new Set(articles.flatMap(({ pieces }) => pieces))]
  if (handles.length === 0) return new Map()
  // The shop finds one handle at a time; an article names a few.
  const found = await Promise.all(
    handles.map((handle) =>
      client.products.list({
        handle,
        region_id: region.id,
        limit: 1,
        expand: 'images,variants,variants.prices,categories',
      }),
    ),
  )
  const cards = found.flatMap(({ products }) => products.map((one) => plateCard(one, region.inclusive)))
  return new Map(cards.map((card) => [card.handle, card]))
}
