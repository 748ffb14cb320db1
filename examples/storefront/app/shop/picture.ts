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

export function pictureOf(image: Image, title: string): Picture {
  const notes = image.metadata ?? {}
  const shows = notes.shows as Picture['shows'] | undefined
  const sources = Array.isArray(notes.sources) ? (notes.sources as Picture['sources']) : undefined
  return {
    src: ownAddress(image.url),
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
