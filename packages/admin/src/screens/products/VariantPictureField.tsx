import type { PricedProduct } from '@cartwright/contract'
import { ownAddress, pictureOfVariant, variantPictureKey } from '@cartwright/sdk/rules'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useWords } from '../../i18n/use-words'
import './products.css'

type Metadata = Record<string, unknown> | null | undefined

interface Props {
  product: PricedProduct
  metadata: Metadata
  onChange: (metadata: Record<string, unknown> | null) => void
}

const none = 'none'

/** Which picture of the product shows this variant: the one a shop goes to when it is chosen. */
export function VariantPictureField({ product: { images = [] }, metadata, onChange }: Props) {
  const t = useWords('products')
  if (images.length === 0) return null
  const at = pictureOfVariant(images, { metadata })
  return (
    <RadioGroup
      label={t('variant_picture')}
      hint={t('variant_picture_hint')}
      className="ad-VariantPicture"
      value={at === undefined ? none : String(at)}
      onChange={(chosen) => {
        const { [variantPictureKey]: _, ...rest } = metadata ?? {}
        const url = images[Number(chosen)]?.url
        onChange(url === undefined ? rest : { ...rest, [variantPictureKey]: url })
      }}
      options={[
        { id: none, name: t('variant_picture_none') },
        ...images.map(({ url }, index) => ({
          id: String(index),
          name: (
            <img
              src={ownAddress(url)}
              alt={t('ui:pictureOf', { index: index + 1, total: images.length })}
              width={64}
              height={64}
              loading="lazy"
            />
          ),
        })),
      ]}
    />
  )
}
