import type { ShippingProfileType } from '@cartwright/contract'
import { notAllowed, notFound } from '../../errors'
import type { Shop } from '../../shop'
import { now } from '../../store/schema/ids'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { mergeMetadata } from '../../store/writing/metadata'
import { countOfType, countOptionsOf, productsOf } from './queries'

interface NewProfile {
  name: string
  type: ShippingProfileType
  metadata?: Record<string, unknown> | null
}

export async function createShippingProfile(shop: Shop, input: NewProfile): Promise<string> {
  return shop.transaction(async (tx) => {
    const [row] = await tx
      .insert(tx.t.shipping_profile)
      .values(input)
      .returning({ id: tx.t.shipping_profile.id })
    return row?.id ?? ''
  })
}

interface ProfileChanges {
  name?: string | null
  type?: ShippingProfileType | null
  metadata?: Record<string, unknown> | null
  /** Products and options that move into the profile. */
  products?: string[] | null
  shipping_options?: string[] | null
}

export async function updateShippingProfile(shop: Shop, id: string, input: ProfileChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { shipping_profile: table, shipping_option, product_shipping_profile: link } = tx.t
    const [profile] = await tx.lockRows(table, { id, deleted_at: null })
    if (!profile) throw notFound('Shipping Profile', id)
    await tx.updateRows(
      table,
      { id },
      {
        name: input.name ?? profile.name,
        type: input.type ?? profile.type,
        metadata: mergeMetadata(profile.metadata, input.metadata),
      },
    )
    if (input.products?.length) {
      const products = [...new Set(input.products)]
      await assertRowsExist(tx, 'product', 'Product', products)
      await tx.deleteRows(link, { product_id: products })
      await tx.insert(link).values(products.map((product_id) => ({ product_id, profile_id: id })))
    }
    if (input.shipping_options?.length) {
      await assertRowsExist(tx, 'shipping_option', 'Shipping Option', input.shipping_options)
      await tx.updateRows(shipping_option, { id: input.shipping_options }, { profile_id: id })
    }
  })
}

/**
 * Quiet when it is gone already.
 * @throws not_allowed for the last of the two kinds every shop needs, and while products or options are in it: nothing could be
 * shipped that is in no profile
 */
export async function deleteShippingProfile(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { shipping_profile: table } = tx.t
    const [profile] = await tx.lockRows(table, { id, deleted_at: null }, { columns: ['type'] })
    if (!profile) return
    const ofType = await countOfType(tx, profile.type)
    if (profile.type !== 'custom' && ofType === 1)
      throw notAllowed(`The ${profile.type} shipping profile cannot be deleted`)
    const options = await countOptionsOf(tx, id)
    const products = await productsOf(tx, id)
    if (options + products.length > 0)
      throw notAllowed(
        `The shipping profile has ${products.length} products and ${options} shipping options: move them first`,
      )
    await tx.updateRows(table, { id }, { deleted_at: now() })
  })
}
