import type { Catalogue, Piece } from '@cartwright/catalogue'
import type { PricedProduct } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'

type Words = Catalogue['words'][string]

/** Says one thing in every language of the catalogue, one after the other. */
export async function inEachLanguage(
  { words }: Pick<Catalogue, 'words'>,
  say: (language: string, words: Words) => Promise<unknown>,
): Promise<void> {
  for (const [language, own] of Object.entries(words)) await say(language, own)
}

/** What a piece and its options are called in the languages of the catalogue. */
export const translatePiece = (
  { admin }: Client,
  catalogue: Catalogue,
  piece: Piece,
  product: Pick<PricedProduct, 'id' | 'options'>,
): Promise<void> =>
  inEachLanguage(catalogue, async (language, { pieces, options }) => {
    const own = pieces[piece.handle]
    if (!own) return
    const [title, subtitle, description, material] = own
    await admin.products.updateTranslation(product.id, language, {
      title,
      subtitle,
      description,
      material,
      options: Object.fromEntries(
        (product.options ?? []).flatMap((option) => {
          const words = options[option.title]
          const sold = piece.options.find((one) => one.title === option.title)?.values ?? []
          if (!words) return []
          const values = Object.entries(words.values).filter(([value]) => sold.includes(value))
          return [[option.id, { title: words.title, values: Object.fromEntries(values) }]]
        }),
      ),
    })
  })
