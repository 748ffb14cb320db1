import { useChange } from '@cartwright/sdk/react'
import { differenceOf, type Target } from './targets'

/** All a rate applies to. */
export interface RateTargets {
  products: readonly Target[]
  product_types: readonly Target[]
  shipping_options: readonly Target[]
}

/** Makes a rate apply to other things: only what is new is added, and what is gone taken away. */
export function useRateTargets(): (id: string, before: RateTargets, after: RateTargets) => Promise<void> {
  const addProducts = useChange('POST /admin/tax-rates/:id/products/batch').mutateAsync
  const removeProducts = useChange('DELETE /admin/tax-rates/:id/products/batch').mutateAsync
  const addTypes = useChange('POST /admin/tax-rates/:id/product-types/batch').mutateAsync
  const removeTypes = useChange('DELETE /admin/tax-rates/:id/product-types/batch').mutateAsync
  const addOptions = useChange('POST /admin/tax-rates/:id/shipping-options/batch').mutateAsync
  const removeOptions = useChange('DELETE /admin/tax-rates/:id/shipping-options/batch').mutateAsync

  return async (id, before, after) => {
    const params = { id }
    const products = differenceOf(before.products, after.products)
    const types = differenceOf(before.product_types, after.product_types)
    const options = differenceOf(before.shipping_options, after.shipping_options)
    if (products.added.length) await addProducts({ params, body: { products: products.added } })
    if (products.removed.length) await removeProducts({ params, body: { products: products.removed } })
    if (types.added.length) await addTypes({ params, body: { product_types: types.added } })
    if (types.removed.length) await removeTypes({ params, body: { product_types: types.removed } })
    if (options.added.length) await addOptions({ params, body: { shipping_options: options.added } })
    if (options.removed.length) await removeOptions({ params, body: { shipping_options: options.removed } })
  }
}
