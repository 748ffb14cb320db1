import { z } from 'zod'
import { Measure } from '../bounds'
import { deleted, endpoints } from '../endpoint'
import { SavedView } from '../entities/view'
import { list } from '../query'

const fields = {
  name: z.string().trim().min(1).max(100),
  query: z.string().max(4000),
  is_shared: z.boolean(),
  position: Measure,
}

export const viewEndpoints = endpoints({
  'GET /admin/views': {
    access: 'staff',
    tag: 'Views',
    summary: 'List your views of lists and those that others share, in their order',
    query: () => z.strictObject({ screen: list.optional() }),
    returns: () => z.object({ views: z.array(SavedView) }),
  },
  'POST /admin/views': {
    access: 'staff',
    tag: 'Views',
    summary: 'Save a view of a list',
    body: () =>
      z.strictObject({
        screen: z.string().min(1).max(100),
        name: fields.name,
        query: fields.query,
        is_shared: fields.is_shared.default(false),
        /** Last, where none is given. */
        position: fields.position.optional(),
      }),
    returns: () => z.object({ view: SavedView }),
  },
  'POST /admin/views/:id': {
    access: 'staff',
    tag: 'Views',
    summary: 'Change a view of your own',
    body: () => z.strictObject(fields).partial(),
    returns: () => z.object({ view: SavedView }),
  },
  'DELETE /admin/views/:id': {
    access: 'staff',
    tag: 'Views',
    summary: 'Remove a view of your own',
    returns: () => deleted('view'),
  },
})
