import type { PlateCard } from '../shop/plate-card'
import { Plate } from './Plate'

interface Props {
  plates: PlateCard[]
  heading?: 'h2' | 'h3'
  /** The grid is the first thing on the page, so its first picture comes first. */
  isFirst?: boolean
  /** Gives every seventh plate two columns. */
  hasDoubles?: boolean
}

export function PlateGrid({ plates, heading, isFirst, hasDoubles }: Props) {
  return (
    <ol className="plates" data-doubles={hasDoubles || undefined}>
      {plates.map((plate, index) => (
        <li key={plate.handle}>
          <Plate plate={plate} heading={heading} isFirst={isFirst && index < 2} />
        </li>
      ))}
    </ol>
  )
}
