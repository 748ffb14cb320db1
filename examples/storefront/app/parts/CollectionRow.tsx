import { Picture } from '@cartwright/ui/Picture'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t'
import type { PlateCard } from '../shop/plate-card'
import { gridSizes } from './Plate'

export interface CollectionSummary {
  handle: string
  title: string
  description: string | null
  pieces: number
  plates: PlateCard[]
}

export function CollectionRow({
  heading: Heading = 'h3',
  ...row
}: CollectionSummary & { heading?: 'h2' | 'h3' }) {
  const { handle, title, description, pieces, plates } = row
  const { count } = useT()
  return (
    <li className="collection-row">
      <Link to={`/collections/${handle}`}>
        <span className="collection-words">
          <Heading>
            <bdi>{title}</bdi>
          </Heading>
          {description && <p dir="auto">{description}</p>}
          <span className="caption">{count('pieces', pieces)}</span>
        </span>
        <span className="collection-plates" aria-hidden="true">
          {plates.map((plate) => (
            <Picture key={plate.handle} picture={plate.picture} alt="" sizes={gridSizes} />
          ))}
        </span>
      </Link>
    </li>
  )
}
