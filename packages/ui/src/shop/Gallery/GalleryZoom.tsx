'use client'

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { ChevronEndIcon, ChevronStartIcon, CloseIcon, MinusIcon, PlusIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { useNativeDialog } from '../CartDrawer/use-native-dialog.js'
import { type PictureData, widestOf } from '../Picture/Picture.js'
import { type GalleryState, useGallery } from './use-gallery.js'

export interface GalleryZoomProps {
  label: string
  pictures: readonly PictureData[]
  /** The picture it opens with, from 0; closed while undefined. */
  start: number | undefined
  /** Told the picture that was last in sight. */
  onClose: (last: number) => void
}

/**
 * The pictures of a gallery in a dialog of the browser, as large as the window; pressed once more, as large as their files. Phones
 * pinch and swipe, a mouse drags, arrows turn over and Escape closes.
 */
export function GalleryZoom({ label, pictures, start, onClose }: GalleryZoomProps) {
  const [isLarge, setIsLarge] = useState(false)
  const gallery = useGallery<HTMLElement>({ count: pictures.length })
  const isOpen = start !== undefined
  const { ref, onClose: closed, onCancel } = useNativeDialog(isOpen, () => onClose(gallery.index))
  const { goTo } = gallery
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there as it opens, once it can be scrolled
  useEffect(() => {
    if (start !== undefined) goTo(start)
    setIsLarge(false)
  }, [start])
  return (
    <dialog
      ref={ref}
      className="cw-GalleryZoom"
      aria-label={label}
      onClose={closed}
      onCancel={onCancel}
      onKeyDown={(event) => isOpen && !isLarge && gallery.keyDown(event)}
    >
      {isOpen && (
        <ZoomContent
          pictures={pictures}
          start={start}
          gallery={gallery}
          isLarge={isLarge}
          setIsLarge={setIsLarge}
          onClose={() => onClose(gallery.index)}
        />
      )}
    </dialog>
  )
}

interface ZoomContentProps {
  pictures: readonly PictureData[]
  start: number
  gallery: GalleryState<HTMLElement>
  isLarge: boolean
  setIsLarge: (isLarge: boolean) => void
  onClose: () => void
}

function ZoomContent({ pictures, start, gallery, isLarge, setIsLarge, onClose }: ZoomContentProps) {
  const t = useStrings()
  const { index, stripRef, goTo, onScroll } = gallery
  const turn = (by: 1 | -1) => {
    setIsLarge(false)
    goTo(index + by)
  }
  const isOne = pictures.length === 1
  return (
    <>
      <div className="cw-GalleryZoom-bar">
        <p className="cw-GalleryZoom-counter" role="status">
          {!isOne && t('pictureOf', { index: index + 1, total: pictures.length })}
        </p>
        <button
          type="button"
          className="cw-GalleryZoom-button"
          aria-label={t('zoom')}
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        >
          {isLarge ? <MinusIcon size={18} /> : <PlusIcon size={18} />}
        </button>
        <button type="button" className="cw-GalleryZoom-button" aria-label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </button>
      </div>
      <section
        ref={stripRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is focusable by WCAG 2.1.1
        tabIndex={0}
        className="cw-GalleryZoom-strip"
        data-large={isLarge || undefined}
        onScroll={onScroll}
      >
        {pictures.map((picture, at) => (
          <ZoomPicture
            key={picture.src}
            picture={picture}
            isNear={Math.abs(at - index) < 2 || at === start}
            isLarge={isLarge && at === index}
            onPress={() => setIsLarge(!isLarge)}
          />
        ))}
      </section>
      {!isOne && (
        <>
          <button
            type="button"
            className="cw-GalleryZoom-button"
            data-turn="back"
            aria-label={t('previousPicture')}
            disabled={index === 0}
            onClick={() => turn(-1)}
          >
            <ChevronStartIcon size={22} />
          </button>
          <button
            type="button"
            className="cw-GalleryZoom-button"
            data-turn="on"
            aria-label={t('nextPicture')}
            disabled={index === pictures.length - 1}
            onClick={() => turn(1)}
          >
            <ChevronEndIcon size={22} />
          </button>
        </>
      )}
    </>
  )
}

interface ZoomPictureProps {
  picture: PictureData
  /** Far ones are not fetched yet. */
  isNear: boolean
  isLarge: boolean
  onPress: () => void
}

function ZoomPicture({ picture, isNear, isLarge, onPress }: ZoomPictureProps) {
  const drag = useDrag(isLarge, onPress)
  return (
    <div className="cw-GalleryZoom-frame" data-large={isLarge || undefined} {...drag}>
      <img
        src={isNear ? widestOf(picture) : picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isNear ? 'eager' : 'lazy'}
        draggable={false}
        className="cw-GalleryZoom-picture"
      />
    </div>
  )
}

/** A mouse drags what is larger than its frame; a press that moves nothing is a press. Fingers scroll and pinch by themselves. */
function useDrag(isLarge: boolean, onPress: () => void) {
  const from = useRef<{ x: number; y: number; moved: boolean }>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = { x: event.clientX, y: event.clientY, moved: false }
      if (isLarge && event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = from.current
      if (!last || event.pointerType !== 'mouse' || event.buttons === 0) return
      const x = event.clientX - last.x
      const y = event.clientY - last.y
      if (!last.moved && Math.hypot(x, y) < 4) return
      if (isLarge) event.currentTarget.scrollBy(-x, -y)
      from.current = { x: event.clientX, y: event.clientY, moved: true }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const last = from.current
      from.current = null
      if (last && !last.moved && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 8) onPress()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
