'use client'

import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.js'
import { fetchedFirst } from '../ShopParts/attributes.js'

/** A picture with the measures that keep a page from jumping. */
export interface PictureData {
  src: string
  alt: string
  /** In pixels of the file; only their ratio matters on the page. */
  width: number
  height: number
  /** A colour of CSS or a tiny data URI, shown until the picture is there. */
  placeholder?: string
  /** The same picture in other widths, in pixels. */
  sources?: readonly { url: string; width: number }[]
  /** The point a crop is drawn around, in per cent from the left and the top. */
  focus?: { x: number; y?: number }
}

export interface PictureProps {
  picture: PictureData
  /** How wide it is shown, as `sizes` of an image says it, for the browser to choose among its widths. */
  sizes?: string
  /** One of the first to be seen, so it is fetched at once and before others. */
  isPriority?: boolean
  /** Instead of the picture's own words; empty where a text beside it says the same. */
  alt?: string
  className?: string
}

/** A picture whose room is kept before it arrives, on the colour it will have. */
export function Picture({ picture, sizes = '100vw', isPriority, alt, className }: PictureProps) {
  const { src, width, height, sources } = picture
  return (
    <img
      src={src}
      srcSet={sources?.length ? sources.map((one) => `${one.url} ${one.width}w`).join(', ') : undefined}
      sizes={sources?.length ? sizes : undefined}
      alt={alt ?? picture.alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding={isPriority ? 'sync' : 'async'}
      {...fetchedFirst(isPriority)}
      style={groundOf(picture)}
      className={classNames('cw-Picture', className)}
    />
  )
}

function groundOf({ placeholder, focus }: PictureData): CSSProperties | undefined {
  const point = focus && `${focus.x}% ${focus.y ?? 50}%`
  const isPicture = placeholder?.startsWith('data:image/')
  if (!placeholder && !point) return undefined
  return {
    ...(point ? { objectPosition: point } : {}),
    ...(placeholder && isPicture
      ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: point }
      : { backgroundColor: placeholder }),
  }
}

/** The address of the widest file there is of a picture. */
export const widestOf = ({ src, width, sources = [] }: PictureData): string =>
  sources.reduce((best, one) => (one.width > best.width ? one : best), {
    url: src,
    width: sources.length ? 0 : width,
  }).url
