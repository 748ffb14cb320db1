import type { ShippingProfile } from '@cartwright/contract'
import type { Db, Tables } from '../../store/database/engine'
import { rememberRows } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import type { ShopSetup } from '../region/shop-setup'
import { lineProducts, lineVariants } from './queries/lines'

type VariantRow = Tables['product_variant']['$inferSelect']
type ProductRow = Tables['product']['$inferSelect'] & { profile_id: string | null }

/** A product as lines of carts show it. */
export type ProductOfLine = Readonly<
  ProductRow & { profile: ShippingProfile | null; profiles: readonly ShippingProfile[] }
>

const known = Symbol('known')

/** What lines say of a variant whatever the cart: all but its stock. Shared between carts. */
class KnownVariant {
  /** Copied for each cart: a copy without new keys is the cheapest. */
  readonly whole: Readonly<VariantOfLine>
  #json: Buffer | undefined

  constructor(
    private readonly row: Readonly<Omit<VariantRow, 'inventory_quantity'>> & {
      product: ProductOfLine | null
    },
    /** Whether it is counted by location. */
    readonly isLocated: boolean,
  ) {
    this.whole = { ...row, inventory_quantity: 0, purchasable: false, [known]: this }
  }

  get id(): string {
    return this.row.id
  }

  /** As JSON, without the closing brace. */
  get json(): Buffer {
    this.#json ??= Buffer.from(JSON.stringify(this.row).slice(0, -1))
    return this.#json
  }
}

/** A variant of a line. Its stock is the cart's own; the rest is shared between carts, and nothing in it may be changed. */
export type VariantOfLine = VariantRow & {
  product: ProductOfLine | null
  purchasable?: boolean
  [known]?: KnownVariant
}

async function readVariants(
  db: Db,
  ids: readonly string[],
  { profiles }: Pick<ShopSetup, 'profiles'>,
): Promise<KnownVariant[]> {
  type Row = Omit<VariantRow, 'inventory_quantity'> & { is_located: boolean | number }
  const rows = await db.rows<Row>(lineVariants(db), { ids: db.list(ids) })
  if (rows.length === 0) return []
  const productIds = [...new Set(rows.map((row) => row.product_id))]
  const found = new Map<string, ProductOfLine>()
  for (const row of await db.rows<ProductRow>(lineProducts(db), { ids: db.list(productIds) })) {
    const profile = (row.profile_id && profiles.get(row.profile_id)) || null
    found.set(row.id, { ...row, profile, profiles: profile ? [profile] : [] })
  }
  return rows.map(
    ({ is_located, ...row }) =>
      new KnownVariant({ ...row, product: found.get(row.product_id) ?? null }, Boolean(is_located)),
  )
}

/** Variants with their products, deleted ones too: lines still speak of them. */
const remembered = rememberRows(
  [
    'product',
    'product_variant',
    'product_variant_inventory_item',
    'product_shipping_profile',
    'shipping_profile',
  ],
  readVariants,
)

/** Each variant once, with its product and its own stock, by id. */
export async function variantsOfLines(
  db: Db,
  stocks: readonly Pick<VariantRow, 'id' | 'inventory_quantity'>[],
  setup: Pick<ShopSetup, 'profiles'>,
  revisions?: Revisions,
): Promise<Map<string, VariantOfLine>> {
  const found = await remembered.rowsOf(
    db,
    stocks.map(({ id }) => id),
    revisions,
    setup,
  )
  const whole = new Map<string, VariantOfLine>()
  for (const { id, inventory_quantity } of stocks) {
    const one = found.get(id)
    if (!one || whole.has(id)) continue
    const variant = { ...one.whole }
    variant.inventory_quantity = inventory_quantity
    whole.set(id, variant)
  }
  return whole
}

/** Whether a variant's stock is to be looked for at locations. */
export const isLocated = (variant: VariantOfLine): boolean => variant[known]?.isLocated ?? true

/** A variant as JSON, in parts. What all carts say of it is not written anew. */
export function variantParts(variant: VariantOfLine | null): (string | Buffer)[] {
  const shared = variant?.[known]
  if (!shared) return [JSON.stringify(variant)]
  const { inventory_quantity, purchasable } = variant
  return [shared.json, `,${JSON.stringify({ inventory_quantity, purchasable }).slice(1)}`]
}
