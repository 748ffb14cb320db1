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
  inEachLanguage(catalogue, async (language, { pieces, options, care }) => {
    const own = pieces[piece.handle]
    if (!own) return
    const [title, subtitle, description, material] = own
    await admin.products.updateTranslation(product.id, language, {
      title,
      subtitle,
      description,
      material,
      metadata: { care: care[piece.care], seo_title: title, seo_description: inShort(description) },
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

/** As much of a text as search engines show: whole sentences, of which the first counts however long it is. */
function inShort(text: string): string {
  const sentences = text.match(/[^.!?。؟！]+[.!?。؟！]+\s*/g) ?? [text]
  let short = ''
  for (const sentence of sentences) if (!short || (short + sentence).trim().length <= 160) short += sentence
  return short.trim()
}

/** What the types of the pieces are called: once each, as pieces share them. */
export async function translateTypes({ admin }: Client, catalogue: Pick<Catalogue, 'words'>): Promise<void> {
  const { product_types: types } = await admin.productTypes.list({ limit: 1000 })
  await inEachLanguage(catalogue, async (language, words) => {
    for (const { id, value } of types)
      if (words.types[value])
        await admin.productTypes.updateTranslation(id, language, { value: words.types[value] })
  })
}
