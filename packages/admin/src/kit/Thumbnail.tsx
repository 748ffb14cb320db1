import { ImageIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { ownAddress } from './own-address'

/** A small picture of a thing, or the place for one: nobody took it, or it cannot be fetched. */
export function Thumbnail({ url, size = 36 }: { url: string | null | undefined; size?: number }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="ad-Thumb" style={{ inlineSize: size, blockSize: size }}>
      {url && url !== broken ? (
        <img
          src={ownAddress(url)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(url)}
        />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}
