import type { Picture } from '../shop/picture'
import { PictureImage } from './PictureImage'

interface Props {
  /** Read aloud: whose pictures these are. */
  label: string
  pictures: Picture[]
  /** The values chosen now; a picture of another value steps back. */
  shown: { option: string; value?: string }[]
}

/** All pictures at once, the one of the chosen colour first: nothing to slide, nothing to wait for. */
export function Gallery({ label, pictures, shown }: Props) {
  const chosen = pictures.find(
    (picture) =>
      picture.shows &&
      shown.some((one) => one.option === picture.shows?.option && one.value === picture.shows.value),
  )
  const ordered = chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : pictures
  return (
    // On a phone the pictures lie in a row that is scrolled; the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is focusable by WCAG 2.1.1
    <section className="gallery" data-count={ordered.length} aria-label={label} tabIndex={0}>
      {ordered.map((picture, index) => (
        <figure key={picture.src}>
          <PictureImage
            picture={picture}
            isFirst={index === 0}
            sizes={index === 0 ? '(max-width: 860px) 88vw, 760px' : '(max-width: 860px) 88vw, 380px'}
          />
        </figure>
      ))}
    </section>
  )
}
