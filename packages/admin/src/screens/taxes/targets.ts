import { resource } from '../../kit/resource/resource'

/** Something a rate applies to, by the name people know. */
export interface Target {
  id: string
  name: string
}

export const productTargets = resource({
  list: 'GET /admin/products',
  rows: (reply) =>
    reply.products.map(({ id, title, type_id }) => ({ id, name: title, type_id: type_id ?? null })),
})

export const typeTargets = resource({
  list: 'GET /admin/product-types',
  rows: (reply) => reply.product_types.map(({ id, value }) => ({ id, name: value })),
})

export const optionTargets = resource({
  list: 'GET /admin/shipping-options',
  rows: (reply) => reply.shipping_options.map(({ id, name }) => ({ id, name })),
})

/** What has to be added to make one list of another, and what taken away. */
export function differenceOf(before: readonly Target[], after: readonly Target[]) {
  const idsIn = (list: readonly Target[]) => new Set(list.map(({ id }) => id))
  const [was, is] = [idsIn(before), idsIn(after)]
  return {
    added: [...is].filter((id) => !was.has(id)),
    removed: [...was].filter((id) => !is.has(id)),
  }
}
