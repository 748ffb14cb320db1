import type { ImportedProduct, ImportProblem } from '../imported-product'
import type { WriteSettings } from '../record-writer'
import type { KnownShop } from './product-known'

type Refusal = Pick<ImportProblem, 'column' | 'message'> & Partial<ImportProblem>

const isId = (text: string) => /^[\w-]{1,100}$/.test(text)

/**
 * Why a record cannot be told from others: what it is known by is no id, another product's, or that of an earlier row of
 * the batch. Asked once for each record, in their order.
 */
export function judgeName(known: KnownShop, { match }: Pick<WriteSettings, 'match'>) {
  const lines = new Map<string, number>()
  const takes = (name: string, line: number): number | undefined => {
    const earlier = lines.get(name)
    if (earlier === undefined) lines.set(name, line)
    return earlier
  }
  return (record: ImportedProduct): Refusal | undefined => {
    const { id, handle, line, variants } = record
    const old = known.productOf(record)
    const wrong = [id, ...variants.map((variant) => variant.id)].find((one) => one && !isId(one))
    if (wrong)
      return {
        column: 'Product Id',
        value: wrong,
        message: 'an id may hold only letters, digits, _ and -',
        hint: 'mend it, or leave it empty',
      }
    if (old === 'several')
      return {
        column: 'Variant SKU',
        value: variants.find(({ sku }) => sku)?.sku ?? undefined,
        message: 'the codes of its variants belong to more than one product',
        hint: 'mend the codes, or import with --match handle',
      }
    const keepsHandle = old && (match === 'sku' || match === 'external_id')
    const owner = keepsHandle ? undefined : known.handles.get(handle)
    if (owner !== undefined && owner !== old?.id)
      return {
        column: 'Handle',
        value: handle,
        message: 'another product has this handle',
        hint: 'give it a handle of its own, or import with --match handle',
      }
    const taken =
      takes(old?.id ?? `handle ${handle}`, line) ?? (id && !old ? takes(`id ${id}`, line) : undefined)
    if (taken !== undefined)
      return {
        column: 'Handle',
        value: handle,
        message: `line ${taken} is about the same product`,
        hint: 'put all rows of a product together',
      }
    return variantRefusal(record, old?.id, known, takes)
  }
}

function variantRefusal(
  { variants }: ImportedProduct,
  ownId: string | undefined,
  known: KnownShop,
  takes: (name: string, line: number) => number | undefined,
): Refusal | undefined {
  for (const { id, line } of variants) {
    if (!id) continue
    const owner = known.variantIds.get(id)
    const isElsewhere = owner && !owner.isDeleted && owner.product_id !== ownId
    if (isElsewhere || takes(`variant ${id}`, line) !== undefined)
      return {
        column: 'Variant Id',
        value: id,
        line,
        message: isElsewhere ? 'this is a variant of another product' : 'an earlier row has the same id',
        hint: 'leave the cell empty for a new variant',
      }
  }
  return undefined
}
