import type { UploadedFile } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { fileType, truthfulName } from './file-type'

/** Keeps files under names of their own; protected ones are reached only by links that end. */
export async function storeFiles(
  shop: Shop,
  files: readonly File[],
  isPrivate = false,
): Promise<UploadedFile[]> {
  const stored: UploadedFile[] = []
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const found = fileType(content)
    const { key, url } = await shop.providers.file.put({
      name: truthfulName(file.name || 'file', found),
      type: found?.type ?? 'application/octet-stream',
      content,
      isPrivate,
    })
    stored.push({ url, key })
  }
  return stored
}
