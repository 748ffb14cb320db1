import { ImageIcon } from '@cartwright/ui/icons'

/** A small picture of a thing, or the place for one. */
export function Thumbnail({ url, size = 36 }: { url: string | null | undefined; size?: number }) {
  return (
    <span className="ad-Thumb" style={{ inlineSize: size, blockSize: size }}>
      {url ? <img src={url} alt="" width={size} height={size} loading="lazy" /> : <ImageIcon />}
    </span>
  )
}
