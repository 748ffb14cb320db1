import type { Picture } from '../shop/picture'

interface Props {
  picture: Picture
  /** The first picture of a page, fetched before all others. */
  isFirst?: boolean
  sizes?: string
  className?: string
}

/** A picture whose room is kept before it arrives, on the colour it will have. */
export function PictureImage({ picture, isFirst, className }: Props) {
  const { src, alt, width, height, placeholder } = picture
  const ground = placeholder?.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }
    : placeholder
      ? { backgroundColor: placeholder }
      : undefined
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={ground}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
