import { Picture } from '@cartwright/ui/Picture'
import { Link } from 'react-router'
import { onFinePhones, type RoomPicture } from '../shop/picture'

export interface Room {
  handle: string
  title: string
  description: string | null
  picture: RoomPicture
}

/** The pieces of a collection together, across the whole page; the picture leads to the collection. */
export function RoomView({ handle, title, description, picture, isFirst }: Room & { isFirst?: boolean }) {
  return (
    <figure className="room">
      <Link to={`/collections/${handle}`}>
        <Picture
          className="room-picture"
          picture={picture}
          isPriority={isFirst}
          // Cut to an upright picture, a phone sees half of its width: sized for that half and a little, as it is seen small.
          sizes={`${onFinePhones(140)}, (max-width: 860px) 140vw, 100vw`}
        />
        <figcaption className="room-caption">
          <bdi className="room-title">{title}</bdi>
          {description && <span dir="auto">{description}</span>}
        </figcaption>
      </Link>
    </figure>
  )
}
