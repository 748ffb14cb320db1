import type { Region } from '@cartwright/contract'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import { useSource } from '../../kit/resource/use-list'
import { optionTargets, productTargets, type Target, typeTargets } from './targets'
import type { RateTargets } from './use-rate-targets'

interface Props {
  region: Region
  value: RateTargets
  onChange: (targets: RateTargets) => void
}

/** What a rate applies to: products, types of them, and shipping options of its region. */
export function TargetFields({ region, value, onChange }: Props) {
  const t = useWords('taxes')
  const ofRegion = useMemo(() => ({ region_id: region.id }), [region.id])
  const products = useSource(productTargets)
  const types = useSource(typeTargets)
  const options = useSource(optionTargets, ofRegion)
  const named = { rowName: ({ name }: Target) => name, display: 'chips' as const }
  return (
    <>
      <RelationPicker<Target>
        {...named}
        load={products.load}
        rowId={({ id }) => id}
        label={t('fields.products')}
        title={t('choose_products')}
        value={value.products}
        onChange={(rows) => onChange({ ...value, products: rows })}
      />
      <RelationPicker<Target>
        {...named}
        load={types.load}
        rowId={({ id }) => id}
        label={t('fields.product_types')}
        title={t('choose_types')}
        value={value.product_types}
        onChange={(rows) => onChange({ ...value, product_types: rows })}
      />
      <RelationPicker<Target>
        {...named}
        load={options.load}
        rowId={({ id }) => id}
        label={t('fields.shipping_options')}
        title={t('choose_options')}
        value={value.shipping_options}
        onChange={(rows) => onChange({ ...value, shipping_options: rows })}
      />
    </>
  )
}
