import { isDeepStrictEqual } from 'node:util'
import type { Image, Product } from '@cartwright/contract'
import { newId } from '../../../store/schema/ids'
import { filled } from '../filled'
import type { ImportedImage } from '../imported-product'
import type { WantedProduct } from './product-wanted'

/** The address that a picture has in the file, also where the shop keeps a copy of it. */
const sourceOf = ({ url, metadata }: Image): string =>
  typeof metadata?.imported_from === 'string' ? metadata.imported_from : url

/** Pictures of a product under every address that a file may know them by. */
const byAddress = ({ images = [] }: Product): Map<string, Image> =>
  new Map([
    ...images.map((image) => [image.url, image] as const),
    ...images.map((image) => [sourceOf(image), image] as const),
  ])

/** Notes which pictures of the file the shop keeps a copy of already. */
export function recallCopies(old: Product, { images = [], thumbnail }: WantedProduct): void {
  const known = byAddress(old)
  for (const image of [...images, ...(thumbnail ? [thumbnail] : [])]) {
    const copy = known.get(image.url)
    if (copy && copy.url !== image.url && image.copy === undefined) image.copy = copy.url
  }
}

/** Where browsers find a picture: at the shop's own copy, if there is one. */
export const urlOf = (image: ImportedImage | undefined): string | null => image?.copy ?? image?.url ?? null

export const imageColumns = ({ url, alt, copy }: ImportedImage) => ({
  url: copy ?? url,
  metadata: filled({ ...(alt ? { alt } : {}), ...(copy ? { imported_from: url } : {}) }),
})

/** The pictures of a product as they shall be. */
export interface ImageChange {
  made: { id: string; image: ImportedImage }[]
  kept: { id: string; url: string; metadata: Record<string, unknown> | null }[]
  links: { product_id: string; image_id: string; rank: number }[]
}

/** What becomes of the pictures; undefined when they are as the file says, or it does not speak of them. */
export function imageChange(old: Product, { images }: WantedProduct): ImageChange | undefined {
  if (!images) return undefined
  const known = byAddress(old)
  const change: ImageChange = { made: [], kept: [], links: [] }
  let isSame = images.length === (old.images ?? []).length
  for (const [rank, image] of images.entries()) {
    const same = known.get(image.url)
    const id = same?.id ?? newId('img')
    change.links.push({ product_id: old.id, image_id: id, rank })
    if (old.images?.[rank]?.id !== id) isSame = false
    if (!same) change.made.push({ id, image })
    else {
      const kept = keptImage(same, image)
      if (kept) change.kept.push(kept)
    }
  }
  return isSame && change.kept.length === 0 ? undefined : change
}

function keptImage(old: Image, image: ImportedImage): ImageChange['kept'][number] | undefined {
  const url = image.copy ?? old.url
  const { alt: before, ...rest } = old.metadata ?? {}
  const alt = image.alt === undefined ? before : image.alt
  const source = image.copy && image.copy !== image.url ? { imported_from: image.url } : {}
  const metadata = filled({ ...rest, ...(alt ? { alt } : {}), ...source })
  const isSame = url === old.url && isDeepStrictEqual(metadata, filled(old.metadata ?? {}))
  return isSame ? undefined : { id: old.id, url, metadata }
}

/** The picture that stands for a product stays as long as the product has it, unless the file names another. */
export function thumbnailOf(old: Product, { images, thumbnail }: WantedProduct): string | null {
  if (thumbnail) {
    const known = byAddress(old).get(thumbnail.url)
    return thumbnail.copy ?? known?.url ?? thumbnail.url
  }
  if (!images) return old.thumbnail ?? null
  const shown = (old.images ?? []).find(({ url }) => url === old.thumbnail)
  if (old.thumbnail && !shown) return old.thumbnail
  const kept = images.find(({ url }) => shown && (url === sourceOf(shown) || url === shown.url))
  return kept?.copy ?? (kept ? (old.thumbnail ?? null) : urlOf(images[0]))
}
