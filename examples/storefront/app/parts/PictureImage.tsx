import type { Picture } from '../shop/picture'

interface Props {
  picture: Picture
  /** The first picture of a page, fetched before all others. */
  isFirst?: boolean
  /** How wide it is shown, for the browser to choose among its widths. */
  sizes?: string
  className?: string
  /** The point a narrower crop is drawn around, in per cent from the left; a flatter one keeps what stands low. */
  focus?: number
}

/** A picture whose room is kept before it arrives, on the colour it will have. */
export function PictureImage({ picture, isFirst, sizes, className, focus }: Props) {
  const { src, alt, width, height, placeholder, sources } = picture
  const point = focus === undefined ? undefined : `${focus}% 78%`
  const ground = placeholder?.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: point }
    : placeholder
      ? { backgroundColor: placeholder }
      : undefined
  return (
    <img
      className={className}
      src={src}
      srcSet={sources?.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sources && (sizes ?? '(max-width: 860px) 46vw, 330px')}
      alt={alt}
      width={width}
      height={height}
      style={point ? { ...ground, objectPosition: point } : ground}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
