import { Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { useMoney } from '../shop/money'
import type { PlateCard } from '../shop/plate-card'
import { PictureImage } from './PictureImage'

interface Props {
  plate: PlateCard
  isFirst?: boolean
  /** The heading level that fits where the plate hangs. */
  heading?: 'h2' | 'h3'
}

/** One piece as a numbered plate: picture, number, name, price. */
export function Plate({ plate, isFirst, heading: Heading = 'h3' }: Props) {
  const { t } = useT()
  return (
    <article className="plate" data-sold-out={plate.soldOut || undefined}>
      <Link to={`/p/${plate.handle}`} prefetch="intent" className="plate-link">
        <span className="plate-picture">
          <PictureImage picture={{ ...plate.picture, alt: '' }} isFirst={isFirst} />
          {plate.soldOut && <span className="plate-mark">{t('sold_out')}</span>}
          {plate.toOrder && <span className="plate-mark">{t('made_to_order')}</span>}
        </span>
        <span className="plate-caption">
          <Heading className="plate-title">
            {plate.number !== undefined && (
              <>
                <span className="plate-number">
                  {t('plate_number', { number: padded(plate.number) })}
                </span>{' '}
              </>
            )}
            <bdi className="plate-name">{plate.title}</bdi>
          </Heading>
          <PlatePrice plate={plate} />
        </span>
      </Link>
    </article>
  )
}

export const padded = (number: number) => String(number).padStart(3, '0')

function PlatePrice({ plate }: { plate: PlateCard }) {
  const { t } = useT()
  const money = useMoney()
  if (plate.price === null) return <span className="plate-price">{t('not_sold_here')}</span>
  const amount = money(plate.price)
  return (
    <span className="plate-price">
      {plate.was !== null && (
        <>
          <span className="visually-hidden">{t('price_before')} </span>
          <s>{money(plate.was)}</s> <span className="visually-hidden">{t('price_now')} </span>
        </>
      )}
      {plate.from ? t('price_from', { amount }) : amount}
    </span>
  )
}
