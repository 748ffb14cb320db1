import type { Image } from '@cartwright/contract'

/** A picture with the measures that keep the page from jumping. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** A colour or a tiny data URI, shown until the picture is there. */
  placeholder?: string
  /** The same picture in smaller widths. */
  sources?: { url: string; width: number }[]
  /** The option value it shows, for the picker to switch to. */
  shows?: { option: string; value: string }
}

/**
 * A shop that was set up as localhost names its files so, but may be visited under any name this machine has.
 * Without the host they always belong to the page's own origin.
 */
export const ownAddress = (url: string) =>
  url.replace(/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(?=\/uploads\/)/, '')

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

export const pictureOf = (image: Image, title: string): Picture =>
  pictureFrom(image.url, image.metadata ?? {}, title)

/** A wide photograph of a collection: what the shop keeps of it in the collection's metadata under `picture`. */
export interface RoomPicture extends Picture {
  /** The point a narrow crop is drawn around, in per cent from the left. */
  focus: number
  /** The lowest hangs first. */
  rank: number
}

export function roomPicture(metadata: Record<string, unknown> | null | undefined, title: string) {
  const notes = metadata?.picture as Record<string, unknown> | undefined
  const url = text(notes?.url)
  if (!notes || !url) return null
  return {
    ...pictureFrom(url, notes, title),
    focus: typeof notes.focus === 'number' ? notes.focus : 50,
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

/** The drawing that stands in for a photograph nobody has taken yet. */
export const drawnPicture = (handle: string, title: string, category = 'vessels'): Picture => ({
  src: `/plates/${encodeURIComponent(category)}/${encodeURIComponent(handle)}.svg`,
  alt: title,
  width: 960,
  height: 1200,
})
