import { invalidData, notFound } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { assertRowsExist } from '../../store/writing/assert-rows-exist'
import { shopSetup } from '../region/shop-setup'
import { fulfillmentProvider } from './fulfillment-provider'
import { assertRequirements, type GivenRequirement, priceOf } from './option-rules'

interface NewShippingOption {
  name: string
  region_id: string
  provider_id: string
  profile_id?: string | null
  data: Record<string, unknown>
  price_type: 'flat_rate' | 'calculated'
  amount?: number | null
  requirements?: GivenRequirement[] | null
  admin_only?: boolean | null
  is_return?: boolean | null
  metadata?: Record<string, unknown> | null
  includes_tax?: boolean | null
}

/** A way to send goods of a profile to a region. Returns its id. */
export async function createShippingOption(shop: Shop, input: NewShippingOption): Promise<string> {
  const region = (await shopSetup(shop.db)).regions.get(input.region_id)
  if (!region) throw notFound('Region', input.region_id)
  if (!region.fulfillment_providers.some(({ id }) => id === input.provider_id))
    throw invalidData('provider_id: the fulfillment provider is not available in the region')
  assertRequirements(input.requirements ?? [])
  const amount = await priceOf(shop, input)
  if (!(await fulfillmentProvider(shop, input.provider_id).validateOption(input.data)))
    throw invalidData('data: the fulfillment provider cannot make an option of this')
  return shop.transaction(async (tx) => {
    const { requirements, ...values } = input
    const profile_id = input.profile_id ?? (await defaultProfile(tx))
    await assertRowsExist(tx, 'shipping_profile', 'Shipping Profile', [profile_id])
    const [option] = await tx
      .insert(tx.t.shipping_option)
      .values({
        ...values,
        profile_id,
        amount,
        admin_only: input.admin_only ?? false,
        is_return: input.is_return ?? false,
        includes_tax: input.includes_tax ?? false,
      })
      .returning({ id: tx.t.shipping_option.id })
    const id = option?.id ?? ''
    if (requirements?.length)
      await tx
        .insert(tx.t.shipping_option_requirement)
        .values(
          requirements.map(({ type, amount: bound }) => ({ shipping_option_id: id, type, amount: bound })),
        )
    return id
  })
}

async function defaultProfile(tx: Tx): Promise<string> {
  const { shipping_profile: profile } = tx.t
  const row = await tx.rowWhere(
    profile,
    { type: 'default', deleted_at: null },
    { columns: ['id'], orderBy: ['id'] },
  )
  if (!row) throw invalidData('profile_id: the shop has no default shipping profile, so name one')
  return row.id
}
