import type { Parsed, Upload, UploadedFile } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { equals, mentions } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { shapeOf } from '../../store/reading/shape'
import { fileType, truthfulName } from './file-type'

interface StoreOptions {
  isPrivate?: boolean
  userId?: string
}

/** Keeps files under names of their own; protected ones are reached only by links that end. */
export async function storeFiles(
  shop: Shop,
  files: readonly File[],
  { isPrivate = false, userId }: StoreOptions = {},
): Promise<UploadedFile[]> {
  const stored: Omit<Upload, 'id' | 'created_at'>[] = []
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const found = fileType(content)
    const type = found?.type ?? 'application/octet-stream'
    const name = truthfulName(file.name || 'file', found)
    const { key, url } = await shop.providers.file.put({ name, type, content, isPrivate })
    stored.push({
      key,
      url,
      name: file.name.slice(0, 500) || name,
      type,
      size: content.length,
      is_protected: isPrivate,
      created_by: userId ?? null,
    })
  }
  await shop.transaction((tx) => tx.insertRows(tx.t.upload, stored))
  return stored.map(({ key, url }) => ({ url, key }))
}

/** Removes a file; one that is not there is no error. */
export async function removeFile(shop: Shop, key: string): Promise<void> {
  await shop.providers.file.remove(key)
  await shop.transaction((tx) => tx.deleteRows(tx.t.upload, { key }))
}

/** One page of what staff uploaded, newest first, without asking the store of files. */
export async function listUploads(shop: Shop, query: Parsed<'GET /admin/uploads'>['query']) {
  const { upload: t } = shop.db.t
  const { limit, offset, order, q, type, is_protected } = query
  const { rows, count } = await list<Upload>(shop.db, 'upload', shapeOf([]), {
    limit: Math.min(limit, 1000),
    offset,
    order,
    orderable: ['created_at'],
    filters: [
      equals(t.type, type),
      equals(t.is_protected, is_protected),
      mentions(shop.db, q, [t.name, t.key]),
    ],
  })
  return { uploads: rows, count, offset, limit }
}
