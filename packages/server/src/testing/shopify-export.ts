/** The old header of 44 columns, as shops of every age still export it. */
const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Google Shopping / Google Product Category',
  'Google Shopping / Gender',
  'Google Shopping / Age Group',
  'Google Shopping / MPN',
  'Google Shopping / AdWords Grouping',
  'Google Shopping / AdWords Labels',
  'Google Shopping / Condition',
  'Google Shopping / Custom Product',
  'Google Shopping / Custom Label 0',
  'Google Shopping / Custom Label 1',
  'Google Shopping / Custom Label 2',
  'Google Shopping / Custom Label 3',
  'Google Shopping / Custom Label 4',
  'Variant Image',
  'Variant Weight Unit',
] as const
export type ExportRow = Partial<Record<(typeof header)[number], string>>

interface Sizes {
  products: number
  /** Of every product that has options, at most 9; without it they have between 1 and 6. */
  variants?: number
  seed?: number
}

const words = 'oak ash linen wool clay brass slate moss ember frost dune reed cedar flint amber'.split(' ')
const goods = 'Jug Bowl Throw Lamp Chair Vase Rug Basket Stool Mirror Tray Apron'.split(' ')
const colors = ['Ash', 'Rust', 'Indigo']
const sizes = ['S', 'M', 'L']

/**
 * An export as real shops make them: product fields on the first row of a handle only, a row for each variant, rows
 * that hold nothing but another picture, descriptions with markup and line ends inside quotes, prices marked down,
 * codes used twice, blank cells wherever an option does not apply.
 */
export function shopifyExport({ products, variants, seed = 7 }: Sizes): ExportRow[] {
  const random = seeded(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = (from: readonly string[]) => from[below(from.length)] as string
  const rows: ExportRow[] = []
  for (let n = 0; n < products; n++) {
    const handle = `${pick(words)}-${pick(goods).toLowerCase()}-${n}`
    const shape = variants === undefined && n % 4 === 0 ? 'single' : n % 3 === 0 ? 'color' : 'both'
    const count = shape === 'single' ? 1 : (variants ?? 1 + below(shape === 'color' ? 3 : 6))
    const pictures = Array.from(
      { length: below(5) },
      (_, at) => `https://img.example/s/files/1/0042/products/${handle}-${at}.jpg?v=14267${n}`,
    )
    for (let at = 0; at < Math.max(count, pictures.length); at++) {
      const row: ExportRow = { Handle: handle }
      if (at === 0) Object.assign(row, productCells(n, shape))
      if (at < count) Object.assign(row, variantCells(n, at, shape))
      const src = pictures[at]
      if (src) Object.assign(row, { 'Image Src': src, 'Image Alt Text': at === 0 ? `${handle}, front` : '' })
      rows.push(row)
    }
  }
  return rows

  function productCells(n: number, shape: string): ExportRow {
    const title = `${pick(words)} ${pick(goods)} No. ${n}`
    return {
      Title: title,
      'Body (HTML)': `<meta charset="utf-8"><p><span style="line-height: 1.4;">The "${title}", made of ${pick(words)}\nand ${pick(words)},</span> is made to last.</p>\n<ul class="tabs">\n<li>${pick(words)} ${pick(words)}, ${below(90)} cm</li>\n<li>Care: wipe, <a href="https://example.com/care" target="_blank">see here</a></li>\n</ul>`,
      Vendor: pick(['Kiln', 'Loom', 'Harbour & Sons']),
      Type: n % 5 === 0 ? '' : pick(goods),
      Tags: [pick(words), pick(words), n % 2 ? 'new in' : ''].filter(Boolean).join(', '),
      Published: n % 7 === 0 ? 'false' : 'true',
      'Option1 Name': shape === 'single' ? 'Title' : 'Color',
      'Option2 Name': shape === 'both' ? 'Size' : '',
      'Gift Card': 'false',
      'SEO Title': n % 3 === 0 ? `${title}, handmade` : '',
    }
  }

  function variantCells(n: number, at: number, shape: string): ExportRow {
    const price = 500 + below(20_000)
    const onSale = n % 9 === 0
    return {
      'Option1 Value':
        shape === 'single' ? 'Default Title' : (colors[shape === 'both' ? Math.floor(at / 3) : at] ?? ''),
      'Option2 Value': shape === 'both' ? (sizes[at % 3] ?? '') : '',
      'Variant SKU': n % 11 === 0 ? 'SHARED-SKU' : n % 6 === 0 ? '' : `K-${n}-${at}`,
      'Variant Grams': String(below(4000)),
      'Variant Inventory Tracker': n % 8 === 0 ? '' : 'shopify',
      'Variant Inventory Qty': String(below(60)),
      'Variant Inventory Policy': n % 10 === 0 ? 'continue' : 'deny',
      'Variant Fulfillment Service': 'manual',
      'Variant Price': (price / 100).toFixed(2),
      'Variant Compare At Price': onSale ? ((price + 1000) / 100).toFixed(2) : n % 13 === 0 ? '0.00' : '',
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
      'Variant Barcode': n % 12 === 0 ? `'40000${n}${at}` : '',
      'Variant Weight Unit': 'kg',
    }
  }
}

/** The rows as the text of a file. */
export const csvOf = (rows: readonly ExportRow[]): string =>
  [header.join(','), ...rows.map((row) => header.map((name) => quoted(row[name] ?? '')).join(','))].join('\n')

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A small linear congruential generator: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
