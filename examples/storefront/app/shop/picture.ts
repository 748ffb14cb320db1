import type { Image } from '@cartwright/contract'
import { ownAddress } from '@cartwright/sdk/rules'
import type { PictureData } from '@cartwright/ui/Picture'

/** A picture of a product. */
export interface Picture extends PictureData {
  /** The option value it shows, for the picker to switch to. */
  shows?: { option: string; value: string }
}

/** The position of the picture that shows one of the values chosen. */
export function pictureOfChoice(
  pictures: readonly Picture[],
  chosen: readonly { option: string; value?: string }[],
): number | undefined {
  const at = pictures.findIndex(({ shows }) =>
    chosen.some(({ option, value }) => shows?.option === option && shows.value === value),
  )
  return at === -1 ? undefined : at
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

export const pictureOf = (image: Image, title: string): Picture =>
  pictureFrom(image.url, image.metadata ?? {}, title)

/** A wide photograph of a collection: what the shop keeps of it in the collection's metadata under `picture`. */
export interface RoomPicture extends Picture {
  /** The point a narrow crop is drawn around, in per cent; a flatter one keeps what stands low. */
  focus: { x: number; y: number }
  /** The lowest hangs first. */
  rank: number
}

export function roomPicture(metadata: Record<string, unknown> | null | undefined, title: string) {
  const notes = metadata?.picture as Record<string, unknown> | undefined
  const url = text(notes?.url)
  if (!notes || !url) return null
  return {
    ...pictureFrom(url, notes, title),
    focus: { x: typeof notes.focus === 'number' ? notes.focus : 50, y: 78 },
    rank: typeof notes.rank === 'number' ? notes.rank : 1e6,
  } satisfies RoomPicture
}

function pictureFrom(url: string, notes: Record<string, unknown>, title: string): Picture {
  const shows = notes.shows as Picture['shows'] | undefined
  const sources = Array.isArray(notes.sources) ? (notes.sources as Picture['sources']) : undefined
  return {
    src: ownAddress(url),
    alt: text(notes.alt) ?? title,
    width: size(notes.width) ?? 960,
    height: size(notes.height) ?? 1200,
    ...(text(notes.placeholder) ? { placeholder: text(notes.placeholder) } : {}),
    ...(sources?.length
      ? { sources: sources.map(({ url, width }) => ({ url: ownAddress(url), width })) }
      : {}),
    ...(shows?.option && shows.value ? { shows } : {}),
  }
}

/**
 * How wide a picture is on a phone of three dots to a pixel, in per cent of the screen, for `sizes`: said narrower than it
 * is, for nobody sees the third dot and everybody pays for it.
 */
export const onFinePhones = (width: number) =>
  `(max-width: 860px) and (min-resolution: 2.5dppx) ${Math.round(width * 0.74)}vw`

/** The drawing that stands in for a photograph nobody has taken yet. */
export const drawnPicture = (handle: string, title: string, category = 'vessels'): Picture => ({
  src: `/plates/${encodeURIComponent(category)}/${encodeURIComponent(handle)}.svg`,
  alt: title,
  width: 960,
  height: 1200,
})
