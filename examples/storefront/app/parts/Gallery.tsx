import type { Picture } from '../shop/picture'
import { PictureImage } from './PictureImage'

interface Props {
  pictures: Picture[]
  /** The values chosen now; a picture of another value steps back. */
  shown: { option: string; value?: string }[]
}

/** All pictures at once, the one of the chosen colour first: nothing to slide, nothing to wait for. */
export function Gallery({ pictures, shown }: Props) {
  const chosen = pictures.find(
    (picture) =>
      picture.shows &&
      shown.some((one) => one.option === picture.shows?.option && one.value === picture.shows.value),
  )
  const ordered = chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : pictures
  return (
    <div className="gallery" data-count={ordered.length}>
      {ordered.map((picture, index) => (
        <figure key={picture.src}>
          <PictureImage
            picture={picture}
            isFirst={index === 0}
            sizes={index === 0 ? '(max-width: 860px) 88vw, 760px' : '(max-width: 860px) 88vw, 380px'}
          />
        </figure>
      ))}
    </div>
  )
}
