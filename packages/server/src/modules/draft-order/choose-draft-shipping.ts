import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { loadCart } from '../cart/load-cart'
import { withAdjustments } from '../cart/with-adjustments'
import { findCustomOptions } from '../shipping/queries'
import { changeDraft } from './change-draft-order'
import { checkMethods, type DraftMethod, withMethods } from './draft-shipping'
import { readDraft } from './queries'

/**
 * Chooses how an open draft is sent, in place of what was chosen for the same profile, whose agreed price is forgotten. A
 * price that is named sticks as when the draft is made (rules: draft orders).
 * @throws not_found for an option, invalid_data for one of another region or without a price, not_allowed for a completed
 * draft or where the option's requirements are not met
 */
export async function chooseDraftShipping(shop: Shop, id: string, input: DraftMethod): Promise<void> {
  const { cart_id } = await readDraft(shop.db, id)
  const { row } = await loadCart(shop.db, cart_id ?? '')
  const methods = await checkMethods(shop, [input], {
    id: row.id,
    email: row.email ?? '',
    region_id: row.region_id,
  })
  await changeDraft(shop, id, 'update', async (tx, cart) => {
    const { custom_shipping_option: custom } = tx.t
    const profiles = new Set(methods.map(({ option }) => option.profile_id))
    const agreed = await findCustomOptions(tx, cart.row.id)
    const left = agreed.filter(({ shipping_option_id }) =>
      profiles.has(cart.setup.options.get(shipping_option_id)?.profile_id ?? ''),
    )
    if (left.length > 0) await tx.deleteRows(custom, { id: left.map((one) => one.id) })
    await emit(tx, 'draft_order.updated', { id })
    return withAdjustments(shop, tx, await withMethods(shop, tx, cart, methods))
  })
}
