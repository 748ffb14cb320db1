import type { ProductRow } from './product-row'

/** Rows of one product that stand together in the file. */
export interface ProductBlock {
  handle: string
  rows: [ProductRow, ...ProductRow[]]
}

/** Gathers the rows of a product, and products until there are about so many rows; no product twice in one chunk. */
export async function* inChunks(
  rows: AsyncIterable<ProductRow>,
  most: number,
): AsyncGenerator<ProductBlock[]> {
  let chunk: ProductBlock[] = []
  let size = 0
  for await (const row of rows) {
    const last = chunk.at(-1)
    if (last?.handle === row.handle) last.rows.push(row)
    else {
      if (size >= most || chunk.some(({ handle }) => handle === row.handle)) {
        yield chunk
        chunk = []
        size = 0
      }
      chunk.push({ handle: row.handle, rows: [row] })
    }
    size += 1
  }
  if (chunk.length > 0) yield chunk
}
