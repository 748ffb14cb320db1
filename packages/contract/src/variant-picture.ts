/** The parts of a picture of a product that tell whether a variant means it. */
export interface ProductImage {
  url: string
  metadata?: Record<string, unknown> | null
}

interface VariantMetadata {
  metadata?: Record<string, unknown> | null
}

/** The key of a variant's metadata that holds the address of its picture; an import writes it, too. */
export const variantPictureKey = 'image_url'

/**
 * The position of a variant's own picture among those of its product, from 0; undefined where it has none, or one that the
 * product has not. Where the shop keeps a copy of an imported picture, the address it came from means the copy.
 */
export function pictureOfVariant(
  images: readonly ProductImage[],
  { metadata }: VariantMetadata,
): number | undefined {
  const wanted = metadata?.[variantPictureKey]
  if (typeof wanted !== 'string' || wanted === '') return undefined
  const at = images.findIndex(({ url, metadata: of }) => url === wanted || of?.imported_from === wanted)
  return at === -1 ? undefined : at
}

/**
 * The position of the picture that shows a variant, from 0: its own, else the one that says (`metadata.shows`) that it shows one of
 * its values, else the first.
 */
export function shownPicture(
  images: readonly ProductImage[],
  variant: VariantMetadata,
  values: readonly { option: string; value: string }[],
): number {
  const own = pictureOfVariant(images, variant)
  if (own !== undefined) return own
  const shown = images.findIndex(({ metadata }) => {
    const shows = metadata?.shows as { option?: unknown; value?: unknown } | undefined
    return values.some(({ option, value }) => shows?.option === option && shows.value === value)
  })
  return Math.max(0, shown)
}
