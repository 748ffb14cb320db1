'use client'

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { Picture, type PictureData, widestOf } from '../Picture/Picture.js'
import { GalleryZoom } from './GalleryZoom.js'
import { type GalleryState, useGallery } from './use-gallery.js'

export interface GalleryProps {
  /** Read aloud: whose pictures these are. */
  label: string
  pictures: readonly PictureData[]
  /** The position of the picture of what is chosen, from 0: it comes first in a grid, and into sight in a strip. */
  chosen?: number
  /** On wide screens: all at once, or one at a time with small ones beneath. Phones swipe either. */
  layout?: 'grid' | 'strip'
  /** How wide the first is shown, as `sizes` of an image says it. */
  sizes?: string
  /** How wide the others are shown in a grid. */
  restSizes?: string
  /** Keeps the pictures from leading to a larger one. */
  hasNoZoom?: boolean
  className?: string
}

/**
 * The pictures of a product. Without any script they are a row to swipe or a grid, each leads to its file, and the dots lead to
 * the pictures; with one they open in a dialog.
 */
export function Gallery({
  label,
  pictures,
  chosen,
  layout = 'grid',
  hasNoZoom,
  className,
  ...size
}: GalleryProps) {
  const isGrid = layout === 'grid'
  const first = chosen === undefined ? undefined : pictures[chosen]
  const ordered = isGrid && first ? [first, ...pictures.filter((one) => one !== first)] : pictures
  const state = useGallery<HTMLUListElement>({
    count: pictures.length,
    defaultIndex: isGrid ? 0 : (chosen ?? 0),
  })
  const [zoomed, setZoomed] = useState<number>()
  const id = useId()
  const followed = useFollowed(chosen, state, isGrid)
  const open = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(at)
  }
  return (
    <section
      className={classNames('cw-Gallery', className)}
      data-layout={layout}
      data-count={pictures.length}
      aria-label={label}
    >
      <div className="cw-Gallery-stage">
        <ul
          ref={state.stripRef}
          className="cw-Gallery-strip"
          onScroll={state.onScroll}
          onKeyDown={state.keyDown}
          // A region that scrolls is reached by the keyboard, if by no link within it.
          tabIndex={hasNoZoom ? 0 : undefined}
        >
          {ordered.map((picture, at) => (
            <li key={picture.src} id={`${id}-${at}`} className="cw-Gallery-item">
              <GalleryPicture
                picture={picture}
                isFirst={at === followed}
                sizes={at === 0 || !isGrid ? size.sizes : size.restSizes}
                onOpen={hasNoZoom ? undefined : open(at)}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && <GalleryCounter index={state.index} count={pictures.length} />}
      </div>
      {pictures.length > 1 && <GalleryDots id={id} pictures={ordered} state={state} hasPictures={!isGrid} />}
      {!hasNoZoom && (
        <GalleryZoom
          label={label}
          pictures={ordered}
          start={zoomed}
          onClose={(last) => {
            setZoomed(undefined)
            state.goTo(last)
          }}
        />
      )}
    </section>
  )
}

/** Goes to the picture of a new choice. Returns the one that a page begins with. */
function useFollowed(
  chosen: number | undefined,
  { goTo }: GalleryState<HTMLUListElement>,
  isGrid: boolean,
): number {
  const seen = useRef(chosen)
  const [start] = useState(isGrid ? 0 : (chosen ?? 0))
  useEffect(() => {
    if (chosen === undefined || chosen === seen.current) return
    seen.current = chosen
    goTo(isGrid ? 0 : chosen)
  }, [chosen, goTo, isGrid])
  return start
}

interface GalleryPictureProps {
  picture: PictureData
  isFirst: boolean
  sizes?: string
  onOpen?: (event: MouseEvent) => void
}

function GalleryPicture({ picture, isFirst, sizes, onOpen }: GalleryPictureProps) {
  const t = useStrings()
  const image = (alt?: string) => (
    <Picture picture={picture} alt={alt} isPriority={isFirst} sizes={sizes} className="cw-Gallery-picture" />
  )
  if (!onOpen) return image()
  return (
    <a href={widestOf(picture)} className="cw-Gallery-link" onClick={onOpen} title={t('enlarge')}>
      {image()}
    </a>
  )
}

/** "2 / 5", for the eye alone: the dots say the same in words. */
const GalleryCounter = ({ index, count }: { index: number; count: number }) => (
  <span className="cw-Gallery-counter" aria-hidden="true">
    <bdi>
      {index + 1} / {count}
    </bdi>
  </span>
)

interface GalleryDotsProps {
  id: string
  pictures: readonly PictureData[]
  state: GalleryState<HTMLUListElement>
  hasPictures: boolean
}

function GalleryDots({ id, pictures, state, hasPictures }: GalleryDotsProps) {
  const t = useStrings()
  return (
    <ol className="cw-Gallery-dots" data-pictures={hasPictures || undefined}>
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <a
            href={`#${id}-${at}`}
            className="cw-Gallery-dot"
            aria-label={t('pictureOf', { index: at + 1, total: pictures.length })}
            aria-current={at === state.index ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              state.goTo(at)
            }}
          >
            {hasPictures && <Picture picture={picture} alt="" sizes="72px" />}
          </a>
        </li>
      ))}
    </ol>
  )
}
