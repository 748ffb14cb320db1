import type { Product } from '@cartwright/contract'
import type { Shop, Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { indexProducts } from '../../search/index-products'
import { type Copier, imageCopier } from '../copy-images'
import type { ImportedImage, ImportedProduct, ImportProblem } from '../imported-product'
import type { RecordOf } from '../imported-record'
import type { OpenWriter, PlannedBatch, RecordResult, RecordWriter, WriteSettings } from '../record-writer'
import { ensureNamed, type Names } from './ensure-named'
import { failed } from './planning'
import { TakenCodes } from './product-codes'
import { type Difference, differenceOf } from './product-difference'
import { judgeName } from './product-identity'
import { recallCopies } from './product-images'
import { type KnownShop, knownShop } from './product-known'
import { type WantedProduct, wantedProduct } from './product-wanted'
import { writeChangedProducts } from './write-changed-products'
import { type NewProduct, writeNewProducts } from './write-new-products'

/**
 * Products with all that hangs on them. What a file does not say stays as it is in the shop; types, tags, collections and
 * categories that it names are made where they are missing, regions, currencies, channels and profiles are not.
 */
export const productWriter: RecordWriter<'product'> = {
  kind: 'product',
  open: (shop, settings) =>
    openProductWriter(shop, settings, settings.images === 'download' ? imageCopier(shop) : undefined),
}

/** The same with a copier of pictures of one's own; without one they are linked. */
export function openProductWriter(
  shop: Shop,
  settings: WriteSettings,
  copier: Copier | undefined,
): OpenWriter<'product'> {
  const codes = new TakenCodes(settings.isLook)
  return {
    plan: async (records) => {
      const known = await knownShop(shop.db, records, settings)
      return new ProductBatch(shop, records, known, settings, codes, copier).planned()
    },
    ...(copier ? { close: () => copier.close() } : {}),
  }
}

/** A product that can go in, as it shall be. */
interface Judged {
  wanted: WantedProduct
  old: Product | undefined
  result: RecordResult
  /** What there is to write of one that is there already. */
  difference?: Difference
}

class ProductBatch {
  private readonly results: RecordResult[] = []
  private readonly judged: Judged[] = []

  constructor(
    private readonly shop: Shop,
    records: readonly RecordOf<'product'>[],
    private readonly known: KnownShop,
    private readonly settings: WriteSettings,
    codes: TakenCodes,
    private readonly copier: Copier | undefined,
  ) {
    const free = codes.freed(records, known, (record) => this.oldOf(record)?.id)
    const judgeNames = judgeName(known, settings)
    for (const record of records) {
      const { product, problems } = free.get(record) ?? { product: record, problems: [] }
      const refusal = judgeNames(record)
      if (refusal) this.results.push(failed(record.line, refusal).result)
      else this.judge(product, this.oldOf(record), problems)
    }
  }

  planned(): PlannedBatch {
    const { copier } = this
    return {
      results: this.results,
      write: (tx) => this.write(tx),
      ...(copier
        ? {
            prepare: () => this.copyPictures(copier),
            abandon: () => copier.drop(this.judged.flatMap(picturesOf)),
          }
        : {}),
    }
  }

  private oldOf(record: ImportedProduct): Product | undefined {
    const found = this.known.productOf(record)
    return found === 'several' ? undefined : found
  }

  private judge(product: ImportedProduct, old: Product | undefined, codeProblems: ImportProblem[]): void {
    const { wanted, problems } = wantedProduct(product, this.known, this.settings)
    const all = [...codeProblems, ...problems]
    const { line } = product
    if (!old) {
      const id = product.id && !this.known.productIds.has(product.id) ? product.id : newId('prod')
      const result: RecordResult = { line, action: 'created', id, product_id: id, problems: all }
      this.results.push(result)
      this.judged.push({ wanted, old, result })
      return
    }
    recallCopies(old, wanted)
    const result: RecordResult = { line, action: 'unchanged', id: old.id, product_id: old.id, problems: all }
    const judged: Judged = { wanted, old, result }
    this.compare(judged)
    this.results.push(result)
    // Pictures of what stays may have changed at their host: it is looked at once more when they are copied.
    if (result.action === 'unchanged' || result.action === 'updated') this.judged.push(judged)
  }

  /** What becomes of a product that the shop has. */
  private compare(judged: Judged): void {
    const { wanted, old, result } = judged
    if (!old) return
    const { match, onConflict } = this.settings
    const keepsHandle = match === 'sku' || match === 'external_id'
    const difference = differenceOf(old, wanted, this.known, this.settings, keepsHandle)
    if (!difference) return
    if (onConflict === 'update') {
      result.action = 'updated'
      judged.difference = difference
    } else if (onConflict === 'skip') result.action = 'skipped'
    else
      Object.assign(
        result,
        failed(result.line, {
          column: 'Handle',
          value: wanted.handle,
          message: `a product with the handle ${old.handle} exists already`,
          hint: 'import with --on-conflict update, or remove the row',
        }).result,
      )
  }

  /** What is copied by now may be another picture than before: then a product that was the same is not. */
  private async copyPictures(copier: Copier): Promise<ImportProblem[]> {
    const mine = this.shop.baseUrl
    const problems = await copier.copy(
      this.judged
        .flatMap(picturesOf)
        .filter(({ url }) => /^https?:/i.test(url) && !url.startsWith(`${mine}/`)),
    )
    for (const judged of this.judged) if (judged.result.action !== 'created') this.compare(judged)
    return problems
  }

  private async write(tx: Tx): Promise<void> {
    const { known, settings } = this
    const made = this.judged.flatMap(({ old, result, wanted }): NewProduct[] =>
      old ? [] : [{ id: result.id as string, wanted }],
    )
    const changed = this.judged.flatMap(({ difference }) => difference ?? [])
    const named = await ensureNamed(tx, namesOf(made, changed))
    await writeNewProducts(tx, made, settings, named, known.variantIds)
    await writeChangedProducts(tx, changed, settings, named, known.variantIds)
    await indexProducts(tx, [...made.map(({ id }) => id), ...changed.map(({ old }) => old.id)])
  }
}

/** The pictures of a product, and the one that is shown where it stands by itself. */
const picturesOf = ({ wanted: { images = [], thumbnail } }: Judged): ImportedImage[] =>
  thumbnail && !images.includes(thumbnail) ? [...images, thumbnail] : images

/** All that a batch names and is to be linked. */
function namesOf(made: readonly NewProduct[], changed: readonly Difference[]): Names {
  const sales = (wanted: WantedProduct['variants']) =>
    wanted.flatMap(({ prices }) => prices.flatMap(({ sale }) => (sale ? [sale.list] : [])))
  const added = changed.flatMap(({ variants }) => variants.added.map(({ variant }) => variant))
  return {
    types: [
      ...made.flatMap(({ wanted }) => wanted.type || []),
      ...changed.flatMap(({ setsType, wanted }) => (setsType && wanted.type) || []),
    ],
    tags: [...made.flatMap(({ wanted }) => wanted.tags ?? []), ...changed.flatMap(({ tags }) => tags ?? [])],
    collections: [
      ...made.flatMap(({ wanted }) => wanted.collection ?? []),
      ...changed.flatMap(({ setsCollection, wanted }) => (setsCollection && wanted.collection) || []),
    ],
    categories: [
      ...made.flatMap(({ wanted }) => wanted.categories ?? []),
      ...changed.flatMap(({ categories }) => categories ?? []),
    ],
    saleLists: [
      ...made.flatMap(({ wanted }) => sales(wanted.variants)),
      ...sales(added),
      ...changed.flatMap(({ prices }) => prices.added.flatMap(({ list }) => list ?? [])),
    ],
  }
}
