import { and, eq, isNull, sql } from 'drizzle-orm'
import { invalidRequest } from '../errors'
import type { Shop } from '../shop'
import { prepared } from '../store/database/prepared'

const channelsOfKey = prepared((db) => {
  const { publishable_api_key, publishable_api_key_sales_channel: link } = db.t
  return db
    .select({ revoked_at: publishable_api_key.revoked_at, sales_channel_id: link.sales_channel_id })
    .from(publishable_api_key)
    .leftJoin(link, and(eq(link.publishable_key_id, publishable_api_key.id), isNull(link.deleted_at)))
    .where(eq(publishable_api_key.id, sql.placeholder('id')))
})

/**
 * The sales channels a publishable key narrows a request to: undefined without the header, empty when the key has
 * none and so does not narrow.
 * @throws 400 for an unknown or revoked key
 */
export async function channelsOf(shop: Shop, headers: Headers): Promise<string[] | undefined> {
  const key = headers.get('x-publishable-api-key')
  if (!key) return undefined
  const rows = await shop.db.rows<{ revoked_at: string | null; sales_channel_id: string | null }>(
    channelsOfKey(shop.db),
    {
      id: key,
    },
  )
  if (rows.length === 0) throw invalidRequest([`The publishable key ${key} is not known`])
  if (rows[0]?.revoked_at) throw invalidRequest([`The publishable key ${key} has been revoked`])
  return rows.flatMap((row) => row.sales_channel_id ?? [])
}

/** Refuses sales channels outside the key's scope. */
export function assertInScope(scope: readonly string[] | undefined, given: readonly string[]): void {
  if (!scope || scope.length === 0) return
  const outside = given.filter((id) => !scope.includes(id))
  if (outside.length > 0)
    throw invalidRequest([
      `The sales channels ${outside.join(', ')} are not in the scope of the publishable key`,
    ])
}
