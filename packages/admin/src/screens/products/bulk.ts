import type { Input, ProductStatus } from '@cartwright/contract'
import type { StoreClient } from '@cartwright/sdk'

/** What became of a change of many products. */
export interface BulkOutcome {
  done: number
  /** What the shop said of those it refused. */
  failures: unknown[]
}

export type Change = NonNullable<Input<'POST /admin/products/batch'>['body']>['change']

/** How many products are deleted at a time: each by a call of its own. */
const atOnce = 4

/** Changes of many products. All but deleting stand or fall together. */
export function bulkChanges(client: StoreClient) {
  const change = async (ids: readonly string[], change: Change): Promise<BulkOutcome> => {
    await client.send('POST /admin/products/batch', { body: { ids: [...ids], change } })
    return { done: ids.length, failures: [] }
  }
  return {
    change,
    setStatus: (ids: readonly string[], status: ProductStatus) => change(ids, { status }),
    remove: async (ids: readonly string[]): Promise<BulkOutcome> => {
      const waiting = [...ids]
      const failures: unknown[] = []
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
          await client
            .send('DELETE /admin/products/:id', { params: { id } })
            .catch((error: unknown) => void failures.push(error))
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return { done: ids.length - failures.length, failures }
    },
  }
}
