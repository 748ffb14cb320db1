import type { ImportedProduct, ImportProblem } from '../imported-product'
import type { WriteSettings } from '../record-writer'
import { type CodeName, codeNames, type KnownShop } from './product-known'

/** Of a look at a file, how many codes of earlier rows are remembered. */
const most = 100_000

/**
 * Takes codes off variants that others have: of another product in the shop, or earlier in the file. A code names one
 * variant; what the file said stays in the metadata. An import finds codes of earlier batches in the shop; a look, which
 * writes nothing, has to remember them.
 */
export class TakenCodes {
  private readonly seen: Record<CodeName, Map<string, number>> = { sku: new Map(), barcode: new Map() }

  constructor(private readonly isLook: WriteSettings['isLook']) {}

  /** The products of a batch with the codes that they may have; `ownerId` is who each is in the shop. */
  freed(
    products: readonly ImportedProduct[],
    known: KnownShop,
    idOf: (product: ImportedProduct) => string | undefined,
  ): Map<ImportedProduct, { product: ImportedProduct; problems: ImportProblem[] }> {
    if (!this.isLook) for (const name of codeNames) this.seen[name].clear()
    return new Map(
      products.map((product) => {
        const problems: ImportProblem[] = []
        const variants = product.variants.map((variant) => {
          let freed = variant
          for (const name of codeNames) {
            const problem = this.problemOf(variant, name, idOf(product), known)
            if (!problem) continue
            problems.push(problem)
            const metadata = { ...freed.metadata, [`imported_${name}`]: variant[name] }
            freed = { ...freed, metadata, [name]: null }
          }
          return freed
        })
        return [product, { product: problems.length > 0 ? { ...product, variants } : product, problems }]
      }),
    )
  }

  private problemOf(
    variant: ImportedProduct['variants'][number],
    name: CodeName,
    ownId: string | undefined,
    known: KnownShop,
  ): ImportProblem | undefined {
    const code = variant[name]
    if (!code) return undefined
    const line = this.seen[name].get(code)
    const owner = known.codes[name].get(code)
    const inFile = line === undefined || line === variant.line ? undefined : `line ${line}`
    const where = inFile ?? (owner && owner.product_id !== ownId ? `product ${owner.handle}` : undefined)
    if (where === undefined) {
      this.remember(name, code, variant.line)
      return undefined
    }
    return {
      line: variant.line,
      column: name === 'sku' ? 'Variant SKU' : 'Variant Barcode',
      level: 'warning',
      value: code,
      message: `${code} is taken (${where}); the variant goes in without it`,
      hint: `give every variant a ${name} of its own`,
    }
  }

  private remember(name: CodeName, code: string, line: number): void {
    const seen = this.seen[name]
    seen.set(code, line)
    if (seen.size <= most) return
    const [oldest] = seen.keys()
    if (oldest !== undefined) seen.delete(oldest)
  }
}
