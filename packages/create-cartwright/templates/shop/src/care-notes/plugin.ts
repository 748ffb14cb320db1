import { definePlugin, notFound, route, z } from '@cartwright/server'
import { eq } from '@cartwright/server/queries'
import { noteOf, writeNote } from './notes.ts'
import { migrations } from './tables.ts'

const answer = z.object({ note: z.string().nullable() })

/**
 * How a piece is looked after: staff write it beside the product, whoever draws the product page reads it. An example of
 * an extension, from its table to its place in the back office: change it, or delete the folder and its line in
 * `cartwright.config.ts`.
 */
export const careNotes = () =>
  definePlugin({
    name: 'care-notes',
    migrations,
    routes: [
      route(
        'GET /store/care-notes/:product_id',
        { access: 'anyone', returns: answer },
        async (shop, { params }) => ({
          note: await noteOf(shop.db, params.product_id),
        }),
      ),
      route(
        'GET /admin/care-notes/:product_id',
        { access: 'staff', permission: 'products:read', returns: answer },
        async (shop, { params }) => ({ note: await noteOf(shop.db, params.product_id) }),
      ),
      route(
        'POST /admin/care-notes/:product_id',
        {
          access: 'staff',
          permission: 'products:write',
          body: z.strictObject({ note: z.string().trim().max(2000) }),
          returns: answer,
        },
        async (shop, { params, body }) => {
          const { product } = shop.db.t
          const [known] = await shop.db
            .select({ id: product.id })
            .from(product)
            .where(eq(product.id, params.product_id))
          if (!known) throw notFound('product', params.product_id)
          await writeNote(shop, params.product_id, body.note)
          return { note: body.note || null }
        },
      ),
    ],
    admin: new URL('./admin.tsx', import.meta.url),
  })
