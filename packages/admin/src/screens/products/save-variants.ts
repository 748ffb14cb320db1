import type { Input, PricedProduct, PricedVariant } from '@cartwright/contract'
import { useChange, useClient } from '@cartwright/sdk/react'
import { changedValues, type GridChanges } from '@cartwright/ui/grid-changes'
import { type PriceColumn, pricesOf } from './variant-prices'

export type VariantChange = NonNullable<Input<'POST /admin/products/:id/variants/:variant_id'>['body']>

/** What the cells of a grid change about a variant: texts and numbers by their own names, prices by their columns. */
export function changesOf(
  variant: PricedVariant,
  cells: Readonly<Record<string, unknown>>,
  columns: readonly PriceColumn[],
): VariantChange {
  const prices = Object.fromEntries(
    columns.flatMap(({ id }) => {
      const amount = cells[id]
      return typeof amount === 'number' || amount === null ? [[id, amount] as const] : []
    }),
  )
  const others = Object.entries(cells).filter(([id]) => !(id in prices))
  return {
    ...Object.fromEntries(others),
    ...(Object.keys(prices).length > 0 ? { prices: pricesOf(variant, columns, prices) } : {}),
  }
}

/**
 * Saves what was changed about variants of a product: all of it, or nothing where the shop refuses any. Variants that others
 * added meanwhile stay.
 */
export function useSaveVariants(product: PricedProduct) {
  const client = useClient()
  const also = ['/admin/variants']
  const one = useChange('POST /admin/products/:id/variants/:variant_id', { also })
  const all = useChange('POST /admin/products/:id', { also })
  const params = { id: product.id }
  return async (changes: GridChanges, columns: readonly PriceColumn[]): Promise<number> => {
    const typed = changedValues(changes)
    const touched = product.variants.flatMap((variant) => {
      const cells = typed.get(variant.id)
      return cells ? [{ id: variant.id, ...changesOf(variant, cells, columns) }] : []
    })
    const [first] = touched
    if (!first) return 0
    if (touched.length === 1) {
      const { id, ...body } = first
      await one.mutateAsync({ params: { ...params, variant_id: id }, body })
      return 1
    }
    // The call takes the whole list, and what is not named in it goes: it is read anew right before.
    const now = await client.send('GET /admin/products/:id', {
      params,
      query: { fields: 'id', expand: 'variants' },
    })
    const byId = new Map(touched.map((change) => [change.id, change]))
    const variants = now.product.variants.map(({ id }) => byId.get(id) ?? { id })
    await all.mutateAsync({ params, body: { variants } })
    return touched.length
  }
}
