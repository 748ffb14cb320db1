import type { Region } from '@cartwright/contract'
import { notFound } from '../../errors'
import { routes } from '../../http/ask'
import { findOne } from '../../store/graph'
import { list, within } from '../../store/list'

export const regionRoutes = routes({
  'GET /store/regions': async (shop, { query, shape }) => {
    const { limit, offset } = query
    const { region } = shop.db.t
    const { rows, count } = await list<Region>(shop.db, 'region', shape, {
      limit,
      offset,
      filters: [within(region.created_at, query.created_at), within(region.updated_at, query.updated_at)],
    })
    return { regions: rows, count, offset, limit }
  },
  'GET /store/regions/:id': async (shop, { params, shape }) => {
    const region = await findOne<Region>(shop.db, 'region', params.id, shape)
    if (!region) throw notFound('Region', params.id)
    return { region }
  },
})
