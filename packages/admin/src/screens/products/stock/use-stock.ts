import type { ProductStock, VariantStock } from '@cartwright/contract'
import type { StoreClient } from '@cartwright/sdk'
import { useClient, useEndpoint } from '@cartwright/sdk/react'
import { useQuery } from '@tanstack/react-query'

interface Asking {
  ids: Set<string>
  reply: Promise<Map<string, ProductStock>>
}
const asking = new WeakMap<StoreClient, Asking>()

/** What the rows of a page ask within one moment is asked of the shop at once. */
function ask(client: StoreClient, id: string): Promise<ProductStock | null> {
  let now = asking.get(client)
  if (!now) {
    const ids = new Set<string>()
    const reply = Promise.resolve().then(async () => {
      asking.delete(client)
      const { stock } = await client.send('GET /admin/products/stock', { query: { product_id: [...ids] } })
      return new Map(stock.map((one) => [one.product_id, one]))
    })
    now = { ids, reply }
    asking.set(client, now)
  }
  now.ids.add(id)
  return now.reply.then((stock) => stock.get(id) ?? null)
}

/** The stock of a product, added up over its variants, as the shop sells by it. Many rows cost one call. */
export function useProductStock(id: string): ProductStock | null | undefined {
  const client = useClient()
  return useQuery({
    queryKey: ['/admin/products', 'stock', id],
    queryFn: () => ask(client, id),
  }).data
}

/** The stock of a variant by location, as the shop sells by it; undefined until it is there. */
export function useVariantStock(product_id: string, id: string): VariantStock | undefined {
  const { data } = useEndpoint('GET /admin/products/:id/stock', { params: { id: product_id } })
  return data?.stock.find(({ variant_id }) => variant_id === id)
}
