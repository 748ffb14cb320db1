import type { PricedVariant } from '@cartwright/contract'
import { RelationDialog, type RelationDialogProps } from '@cartwright/ui/RelationDialog'
import { useStrings } from '@cartwright/ui/strings'
import { useMemo } from 'react'
import { useSource } from '../resource/use-list'
import { Thumbnail } from '../Thumbnail'
import { useMoney } from '../use-money'
import { variantName, variants } from './variants'

interface Props
  extends Pick<
    RelationDialogProps<PricedVariant>,
    'title' | 'isOpen' | 'onOpenChange' | 'onChoose' | 'chooseLabel'
  > {
  /** Where they are sold: prices are those of this region. */
  regionId: string
  currency: string
}

/** A window to choose variants in, by searching, with their price in a region. What has none there cannot be chosen. */
export function VariantDialog({ regionId, currency, ...dialog }: Props) {
  const say = useStrings()
  const money = useMoney(currency)
  const source = useSource(
    variants,
    useMemo(() => ({ region_id: regionId, expand: 'product' }), [regionId]),
  )
  const isSoldOut = (one: PricedVariant) =>
    one.manage_inventory && !one.allow_backorder && (one.inventory_quantity ?? 0) <= 0
  return (
    <RelationDialog
      {...source}
      {...dialog}
      rowName={variantName}
      rowDescription={(one) =>
        [
          one.sku,
          one.calculated_price === null ? undefined : money(one.calculated_price),
          isSoldOut(one) ? say('soldOut') : undefined,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      rowThumbnail={({ product }) => <Thumbnail url={product?.thumbnail} />}
      whyDisabled={({ calculated_price }) => (calculated_price === null ? say('notSoldHere') : undefined)}
    />
  )
}
