import { ProductCard } from '@cartwright/ui/ProductCard'
import { useRouteLoaderData } from 'react-router'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import type { PlateCard } from '../shop/plate-card'
import { PictureImage } from './PictureImage'

interface Props {
  plate: PlateCard
  isFirst?: boolean
  /** The heading level that fits where the plate hangs. */
  heading?: 'h2' | 'h3'
}

/** One piece as a numbered plate: picture, number, name, price. */
export function Plate({ plate, isFirst, heading }: Props) {
  const { t } = useT()
  const { region } = useRouteLoaderData('root') as RootData
  return (
    <ProductCard
      title={plate.title}
      href={`/p/${plate.handle}`}
      offer={plate.offer}
      currency={region.currency_code}
      eyebrow={plate.number !== undefined && t('plate_number', { number: padded(plate.number) })}
      media={<PictureImage picture={{ ...plate.picture, alt: '' }} isFirst={isFirst} />}
      heading={heading}
    />
  )
}

export const padded = (number: number) => String(number).padStart(3, '0')
