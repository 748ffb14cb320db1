import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { LineItem } from './cart'
import { ProductVariant } from './product'

/** The columns of InventoryItem, without what hangs on it. */
export const InventoryItemRow = z.object({
  id: Id,
  sku: z.string().nullable(),
  hs_code: z.string().nullable(),
  origin_country: z.string().nullable(),
  mid_code: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  material: z.string().nullable(),
  weight: z.number().nullable(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  length: z.number().nullable(),
  requires_shipping: z.boolean(),
  metadata: Metadata.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** What is counted: goods that variants are made of. */
export interface InventoryItem extends z.infer<typeof InventoryItemRow> {
  inventory_levels?: InventoryLevel[]
}
export const InventoryItem: z.ZodType<InventoryItem> = InventoryItemRow.extend({
  get inventory_levels() {
    return z.array(InventoryLevel).optional()
  },
}).meta({ id: 'InventoryItem' })

/** The columns of InventoryItemWithLevels, without what hangs on it. */
export const InventoryItemWithLevelsRow = z.object({
  id: Id,
})
/** An item with what there is of it at each location. */
export interface InventoryItemWithLevels extends z.infer<typeof InventoryItemWithLevelsRow> {
  location_levels: InventoryLevelDetails[]
}
export const InventoryItemWithLevels: z.ZodType<InventoryItemWithLevels> = InventoryItemWithLevelsRow.extend({
  get location_levels() {
    return z.array(InventoryLevelDetails)
  },
}).meta({ id: 'InventoryItemWithLevels' })

/** The columns of InventoryLevel, without what hangs on it. */
export const InventoryLevelRow = z.object({
  location_id: z.string(),
  stocked_quantity: z.number(),
  reserved_quantity: z.number(),
  incoming_quantity: z.number(),
  metadata: Metadata.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  id: Id.optional(),
  inventory_item_id: z.string().optional(),
})
/** How many of an item are at a location: stocked, reserved, on their way. */
export interface InventoryLevel extends z.infer<typeof InventoryLevelRow> {
  inventory_item?: InventoryItem | null
}
export const InventoryLevel: z.ZodType<InventoryLevel> = InventoryLevelRow.extend({
  get inventory_item() {
    return InventoryItem.nullish()
  },
}).meta({ id: 'InventoryLevel' })

/** The columns of Reservation, without what hangs on it. */
export const ReservationRow = z.object({
  id: Id,
  location_id: z.string(),
  inventory_item_id: z.string(),
  description: z.string().nullable(),
  created_by: z.string().nullable(),
  quantity: z.number(),
  metadata: Metadata.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  line_item_id: z.string().nullish(),
  external_id: z.string().nullish(),
})
/** Pieces that are promised to a line and not packed yet. */
export interface Reservation extends z.infer<typeof ReservationRow> {}
export const Reservation: z.ZodType<Reservation> = ReservationRow.meta({ id: 'Reservation' })

/** The columns of ProductVariantInventoryItem, without what hangs on it. */
export const ProductVariantInventoryItemRow = z.object({
  id: Id,
  inventory_item_id: z.string(),
  variant_id: z.string(),
  required_quantity: z.number(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
})
/** How many of an item one piece of a variant is made of. */
export interface ProductVariantInventoryItem extends z.infer<typeof ProductVariantInventoryItemRow> {
  variant?: ProductVariant | null
}
export const ProductVariantInventoryItem: z.ZodType<ProductVariantInventoryItem> =
  ProductVariantInventoryItemRow.extend({
    get variant() {
      return ProductVariant.nullish()
    },
  }).meta({ id: 'ProductVariantInventoryItem' })

/** The columns of VariantInventory, without what hangs on it. */
export const VariantInventoryRow = z.object({
  id: Id,
})
/** The items of a variant, and what each sales channel can sell of it. */
export interface VariantInventory extends z.infer<typeof VariantInventoryRow> {
  inventory: VariantInventoryItem[]
  sales_channel_availability: ChannelAvailability[]
}
export const VariantInventory: z.ZodType<VariantInventory> = VariantInventoryRow.extend({
  get inventory() {
    return z.array(VariantInventoryItem)
  },
  get sales_channel_availability() {
    return z.array(ChannelAvailability)
  },
}).meta({ id: 'VariantInventory' })

/** The columns of ChannelAvailability, without what hangs on it. */
export const ChannelAvailabilityRow = z.object({
  channel_name: z.string(),
  channel_id: z.string(),
  available_quantity: z.number(),
})
/** How many pieces a sales channel can sell; may be a fraction. */
export interface ChannelAvailability extends z.infer<typeof ChannelAvailabilityRow> {}
export const ChannelAvailability: z.ZodType<ChannelAvailability> = ChannelAvailabilityRow.meta({
  id: 'ChannelAvailability',
})

/** The columns of InventoryLevelDetails, without what hangs on it. */
export const InventoryLevelDetailsRow = InventoryLevelRow.extend({
  available_quantity: z.number(),
})
/** A level with what is left to sell. */
export interface InventoryLevelDetails
  extends Omit<InventoryLevel, 'available_quantity'>,
    Pick<z.infer<typeof InventoryLevelDetailsRow>, 'available_quantity'> {}
export const InventoryLevelDetails: z.ZodType<InventoryLevelDetails> = InventoryLevelDetailsRow.extend({
  get inventory_item() {
    return InventoryItem.nullish()
  },
}).meta({ id: 'InventoryLevelDetails' })

/** The columns of InventoryItemDetails, without what hangs on it. */
export const InventoryItemDetailsRow = InventoryItemRow.extend({
  stocked_quantity: z.number().optional(),
  reserved_quantity: z.number().optional(),
})
/** An item with its sums over all locations. */
export interface InventoryItemDetails
  extends Omit<InventoryItem, 'location_levels' | 'variants' | 'stocked_quantity' | 'reserved_quantity'>,
    Pick<z.infer<typeof InventoryItemDetailsRow>, 'stocked_quantity' | 'reserved_quantity'> {
  location_levels: InventoryLevelDetails[]
  variants: ProductVariant[]
}
export const InventoryItemDetails: z.ZodType<InventoryItemDetails> = InventoryItemDetailsRow.extend({
  get inventory_levels() {
    return z.array(InventoryLevel).optional()
  },
  get location_levels() {
    return z.array(InventoryLevelDetails)
  },
  get variants() {
    return z.array(ProductVariant)
  },
}).meta({ id: 'InventoryItemDetails' })

/** The columns of ReservationDetails, without what hangs on it. */
export const ReservationDetailsRow = ReservationRow.extend({})
/** A reservation with its item and line. */
export interface ReservationDetails
  extends Omit<Reservation, 'line_item' | 'inventory_item'>,
    Pick<z.infer<typeof ReservationDetailsRow>, never> {
  line_item?: LineItem | null
  inventory_item?: InventoryItem | null
}
export const ReservationDetails: z.ZodType<ReservationDetails> = ReservationDetailsRow.extend({
  get line_item() {
    return LineItem.nullish()
  },
  get inventory_item() {
    return InventoryItem.nullish()
  },
}).meta({ id: 'ReservationDetails' })

/** The columns of VariantInventoryItem, without what hangs on it. */
export const VariantInventoryItemRow = InventoryItemRow.extend({
  stocked_quantity: z.number().optional(),
  reserved_quantity: z.number().optional(),
})
/** An item of a variant with its levels. */
export interface VariantInventoryItem
  extends Omit<InventoryItem, 'location_levels' | 'stocked_quantity' | 'reserved_quantity'>,
    Pick<z.infer<typeof VariantInventoryItemRow>, 'stocked_quantity' | 'reserved_quantity'> {
  location_levels: InventoryLevelDetails[]
}
export const VariantInventoryItem: z.ZodType<VariantInventoryItem> = VariantInventoryItemRow.extend({
  get inventory_levels() {
    return z.array(InventoryLevel).optional()
  },
  get location_levels() {
    return z.array(InventoryLevelDetails)
  },
}).meta({ id: 'VariantInventoryItem' })
