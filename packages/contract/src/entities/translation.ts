import { z } from 'zod'
import { Id, Name, Time } from '../common'

/** The longest description: both databases hold more, and no page shows it. */
const longestText = 100_000

const text = z
  .string()
  .max(longestText, { error: `must be at most ${longestText} characters long` })
  .nullish()
const name = Name.nullish()
/** The texts of the metadata by their names: what is written there in words, such as how a piece is cared for. */
const facts = z.record(Name, text).nullish()

/** What a product is called in a language. Empty words are said as the catalogue says them. */
export const ProductWords = z.strictObject({
  title: name,
  subtitle: name,
  description: text,
  material: name,
  /** By the id of the option: what it is called, and what its values are, by the value of the catalogue. */
  options: z
    .record(
      z.string(),
      z.strictObject({
        title: name,
        values: z.record(Name, Name).nullish(),
      }),
    )
    .nullish(),
  metadata: facts,
})
/** What of a collection is said in several languages. */
export const CollectionWords = z.strictObject({ title: name, metadata: facts })
/** What of a category is said in several languages. */
export const CategoryWords = z.strictObject({ name, description: text, metadata: facts })
/** What of a way to send is said in several languages. */
export const ShippingOptionWords = z.strictObject({ name })
/** What of a tag or type is said in several languages. */
export const LabelWords = z.strictObject({ value: name })
/** What of a reason is said in several languages. */
export const ReturnReasonWords = z.strictObject({ label: name, description: text })

const kept = {
  id: Id,
  entity: z.enum([
    'product',
    'product_collection',
    'product_category',
    'product_type',
    'product_tag',
    'shipping_option',
    'return_reason',
  ]),
  entity_id: Id,
  /** One of the languages of the interface: `de`. */
  language: z.string(),
  created_at: Time,
  updated_at: Time,
}

/** The words of one thing in one language. */
export const ProductTranslation = z
  .object({ ...kept, values: ProductWords })
  .meta({ id: 'ProductTranslation' })
export type ProductTranslation = z.infer<typeof ProductTranslation>
/** The words of a collection in one language. */
export const CollectionTranslation = z
  .object({ ...kept, values: CollectionWords })
  .meta({ id: 'CollectionTranslation' })
export type CollectionTranslation = z.infer<typeof CollectionTranslation>
/** The words of a category in one language. */
export const CategoryTranslation = z
  .object({ ...kept, values: CategoryWords })
  .meta({ id: 'CategoryTranslation' })
export type CategoryTranslation = z.infer<typeof CategoryTranslation>
/** The words of a way to send in one language. */
export const ShippingOptionTranslation = z
  .object({ ...kept, values: ShippingOptionWords })
  .meta({ id: 'ShippingOptionTranslation' })
export type ShippingOptionTranslation = z.infer<typeof ShippingOptionTranslation>
/** The words of a reason in one language. */
export const ReturnReasonTranslation = z
  .object({ ...kept, values: ReturnReasonWords })
  .meta({ id: 'ReturnReasonTranslation' })
export type ReturnReasonTranslation = z.infer<typeof ReturnReasonTranslation>
/** What a type or a tag is called in one language. */
export const LabelTranslation = z.object({ ...kept, values: LabelWords }).meta({ id: 'LabelTranslation' })
export type LabelTranslation = z.infer<typeof LabelTranslation>
