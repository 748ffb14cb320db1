import { askOutside, OutgoingError } from '../../http/outgoing'
import type { Shop } from '../../shop'
import { fileType, truthfulName } from '../upload/file-type'
import type { ImportedImage, ImportProblem } from './imported-product'

const maxBytes = 20 * 1024 * 1024
const atOnce = 4
/** After so many calls in a row that it did not answer, a host is not asked again during this import. */
const patience = 5

export interface Copier {
  /** Fetches pictures and notes where the shop keeps them. One that fails stays linked and is reported. */
  copy(images: readonly ImportedImage[]): Promise<ImportProblem[]>
  /** Removes the copies of pictures that did not go in after all. */
  drop(images: readonly ImportedImage[]): Promise<void>
}

export function imageCopier(shop: Shop, { allowLocal = false } = {}): Copier {
  const silent = new Map<string, number>()
  const keys = new Map<ImportedImage, string>()

  const copyOne = async (image: ImportedImage): Promise<string | undefined> => {
    const { host } = new URL(image.url)
    if ((silent.get(host) ?? 0) >= patience) return `${host} does not answer`
    try {
      const { status, body } = await askOutside(image.url, {
        allowLocal,
        maxBytes,
        totalMs: 30_000,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
      })
      silent.delete(host)
      if (status !== 200) return `${host} answers with status ${status}`
      const found = fileType(body)
      if (!found || !pictures.has(found.type)) return 'this is not a PNG, JPEG, GIF, WebP or AVIF picture'
      const { key, url } = await shop.providers.file.put({
        name: truthfulName(nameOf(image.url), found),
        type: found.type,
        content: body,
      })
      keys.set(image, key)
      image.copy = url
      return undefined
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error
      if (error.reason === 'unreachable') silent.set(host, (silent.get(host) ?? 0) + 1)
      return error.message
    }
  }

  return {
    async copy(images) {
      const waiting = [...images]
      const problems: ImportProblem[] = []
      const work = async () => {
        for (let image = waiting.shift(); image; image = waiting.shift()) {
          const failure = await copyOne(image)
          if (failure) problems.push(problemOf(image, failure))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return problems
    },
    async drop(images) {
      for (const image of images) {
        const key = keys.get(image)
        if (key) await shop.providers.file.remove(key)
      }
    },
  }
}

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

const nameOf = (address: string): string => {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || 'picture'
  } catch {
    return last
  }
}

const problemOf = ({ line, column, url }: ImportedImage, message: string): ImportProblem => ({
  line,
  column,
  level: 'warning',
  value: url,
  message: `the picture stays where it is: ${message}`,
  hint: 'run the import again to try once more',
})
