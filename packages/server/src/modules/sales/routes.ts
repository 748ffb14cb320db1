import { routes } from '../../http/request'
import { readBreakdown, readSummary, shareCounted } from './read-sales'
import { recountAll } from './recount'

export const salesRoutes = routes({
  'GET /admin/analytics/summary': async (shop, { query }) => ({ summary: await readSummary(shop, query) }),
  'GET /admin/analytics/breakdown': (shop, { query }) => readBreakdown(shop, query),
  'POST /admin/analytics/rebuild': async (shop) => {
    await recountAll(shop)
    return { counted: await shareCounted(shop) }
  },
})
