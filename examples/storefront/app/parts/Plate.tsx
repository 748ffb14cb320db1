import { Picture } from '@cartwright/ui/Picture'
import { ProductCard } from '@cartwright/ui/ProductCard'
import { useT } from '../i18n/use-t'
import { usePath, useShop } from '../islands/shop-context'
import type { PlateCard } from '../shop/plate-card'

interface Props {
  plate: PlateCard
  isFirst?: boolean
  /** The heading level that fits where the plate hangs. */
  heading?: 'h2' | 'h3'
}

/** One piece as a numbered plate: picture, number, name, price. */
export function Plate({ plate, isFirst, heading }: Props) {
  const path = usePath()
  const { t } = useT()
  const { region } = useShop()
  return (
    <ProductCard
      title={plate.title}
      href={path(`/p/${plate.handle}`)}
      offer={plate.offer}
      currency={region.currency_code}
      eyebrow={plate.number !== undefined && t('plate_number', { number: padded(plate.number) })}
      media={<Picture picture={plate.picture} alt="" sizes={gridSizes} isPriority={isFirst} />}
      heading={heading}
    />
  )
}

/** How wide a plate is in its grid. */
export const gridSizes = '(max-width: 860px) 46vw, 330px'

export const padded = (number: number) => String(number).padStart(3, '0')
