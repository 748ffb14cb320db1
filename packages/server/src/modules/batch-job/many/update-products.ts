import type { ProductsChange } from '@cartwright/contract'
import { invalidData } from '../../../errors'
import type { Db } from '../../../store/database/engine'
import { assertChange, changeProducts } from '../../product/batch-products'
import { deleteProduct } from '../../product/delete-product'
import type { Finding, ManyAction, Target } from './many-action'

/** The products that there are, with what decides about them. */
export async function productHeads(db: Db, targets: readonly Target[]) {
  const { product: t } = db.t
  return db.rowsWhere(
    t,
    { id: targets.map(({ record_id }) => record_id), deleted_at: null },
    { columns: ['id', 'title', 'status'] },
  )
}

const idsOf = (targets: readonly Target[]) => targets.map(({ record_id }) => record_id)

/** Status, tags, collection, categories and channels, as many products at a time as fit into a transaction. */
export const updateProducts = ({ change }: Extract<ProductsChange, { action: 'update' }>): ManyAction => ({
  async check(db) {
    const names = Object.keys(change)
    if (names.length === 0) throw invalidData('context.change: say what is to change')
    await assertChange(db, change)
  },
  async look(db, targets) {
    const onlyStatus = Object.keys(change).every((name) => name === 'status')
    return new Map(
      (await productHeads(db, targets)).map(({ id, title, status }): [string, Finding] => [
        id,
        { name: title, ...(onlyStatus && status === change.status ? { reason: 'already_done' } : {}) },
      ]),
    )
  },
  async write(shop, _tx, targets) {
    await changeProducts(shop, { ids: idsOf(targets), change })
  },
})

/** Takes products away with their variants. */
export const deleteProducts = (): ManyAction => ({
  look: async (db, targets) =>
    new Map(
      (await productHeads(db, targets)).map(({ id, title }): [string, Finding] => [id, { name: title }]),
    ),
  async write(shop, _tx, targets) {
    for (const id of idsOf(targets)) await deleteProduct(shop, id)
  },
})
