import type { Region } from '@cartwright/contract'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useSource } from '../../kit/resource/use-list'
import { optionTargets, productTargets } from './targets'
import type { Taxed } from './tax-rules'

interface Props {
  kind: 'product' | 'shipping'
  region: Region
  onChange: (what: Taxed | undefined) => void
}

interface Choice {
  id: string
  name: string
  type_id?: string | null
}

/** The product or the shipping option whose tax is asked for. */
export function TaxedPicker({ kind, region, onChange }: Props) {
  const t = useWords('taxes')
  const ofRegion = useMemo(() => ({ region_id: region.id }), [region.id])
  const products = useSource(productTargets)
  const options = useSource(optionTargets, ofRegion)
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const isProduct = kind === 'product'
  const choose = (rows: readonly Choice[]) => {
    setChosen(rows)
    const [row] = rows
    if (!row) onChange(undefined)
    else
      onChange(
        isProduct
          ? { kind: 'product', id: row.id, type_id: row.type_id ?? null }
          : { kind: 'shipping', id: row.id },
      )
  }
  return (
    <RelationPicker<Choice>
      label={t(isProduct ? 'taxed_product' : 'taxed_shipping')}
      title={t(isProduct ? 'choose_products' : 'choose_options')}
      isLabelHidden
      selectionMode="single"
      display="chips"
      load={isProduct ? products.load : options.load}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      value={chosen}
      onChange={choose}
    />
  )
}
