import { ownAddress } from '@cartwright/sdk/rules'
import { HoverCard } from '@cartwright/ui/HoverCard'
import { ImageIcon } from '@cartwright/ui/icons'
import { useState } from 'react'

interface Props {
  url: string | null | undefined
  size?: number
  /** Shows the picture larger while the pointer rests on it. */
  hasPreview?: boolean
}

/** A small picture of a thing, or the place for one: nobody took it, or it cannot be fetched. */
export function Thumbnail({ url, size = 36, hasPreview }: Props) {
  const [broken, setBroken] = useState<string>()
  const isShown = url && url !== broken
  const picture = (
    <span className="ad-Thumb" style={{ inlineSize: size, blockSize: size }}>
      {isShown ? (
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
  if (!hasPreview || !isShown) return picture
  return (
    <HoverCard
      placement="right"
      className="ad-Preview"
      content={<img src={ownAddress(url)} alt="" width={240} height={240} />}
    >
      {picture}
    </HoverCard>
  )
}
