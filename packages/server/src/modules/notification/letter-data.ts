import { languageOf } from '../../languages'
import type { Shop } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { unsubscribeToken } from '../newsletter/unsubscribe-token'
import { addressPrefix } from '../region/reader-place'
import { restockDue } from '../restock/tell-waiting'
import { speechIn } from '../translation/kept-words'
import { translate } from '../translation/translate'

type Data = Record<string, unknown>

interface Variant {
  title: string
  options?: { option_id: string; value: string }[]
  product?: {
    title: string
    handle: string | null
    thumbnail: string | null
    status: string
    options?: { id: string; title: string }[]
  } | null
}

const pieceShape = shapeOf(['options', 'product.options'])
const text = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * What mails say to somebody who asked for them with nothing but an address: where their links lead, how they are stopped, and
 * the piece that is back.
 */
export async function letterData(shop: Shop, event: string, payload: Data): Promise<Data> {
  const isNewsletter = event.startsWith('newsletter.')
  if (!isNewsletter && event !== restockDue) return {}
  const language = text(payload.language)
  const prefix = addressPrefix({ language, country_code: text(payload.country_code) })
  if (isNewsletter) return { prefix, leave_token: unsubscribeToken(shop, String(payload.email)) }
  return { prefix, piece: await pieceOf(shop, String(payload.variant_id), language) }
}

/** A variant as its page shows it in a language; undefined when it was taken off the shelf before the mail was written. */
async function pieceOf({ db }: Shop, id: string, language: string | null) {
  const variant = await findOne<Variant>(db, 'product_variant', id, pieceShape)
  if (variant?.product?.status !== 'published') return undefined
  const { product } = variant
  await translate(db, 'product_variant', [variant], await speechIn(db, languageOf(language ?? '')))
  const choice = new URLSearchParams()
  for (const { id: option, title } of product.options ?? []) {
    const chosen = variant.options?.find(({ option_id }) => option_id === option)
    if (chosen) choice.set(title, chosen.value)
  }
  return {
    title: product.title,
    variant: choice.size > 0 ? variant.title : '',
    handle: product.handle ?? '',
    thumbnail: product.thumbnail,
    choice: choice.toString(),
  }
}
