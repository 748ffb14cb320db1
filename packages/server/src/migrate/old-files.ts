import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { notFound } from '../errors'
import { typeOfKey } from '../providers/file/stored-key'

/** A file of v1's that was found. */
interface FoundFile {
  name: string
  type: string
  content: Readable
}

/** Where v1's files are taken from. */
interface OldFiles {
  /** Whether an address leads there. */
  holds(address: string): boolean
  open(address: string): Promise<FoundFile | undefined>
}

/**
 * The files of a folder, or those below an address.
 * @throws not_found for a folder that is not there
 */
export const oldFiles = async (from: string): Promise<OldFiles> =>
  /^https?:\/\//i.test(from) ? filesAt(from) : filesIn(from)

async function filesIn(given: string): Promise<OldFiles> {
  const folder = resolve(given)
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw notFound('Folder of uploads', folder)
  return {
    holds: (address) => address.includes('/uploads/'),
    open: async (address) => {
      const file = fileIn(folder, address)
      const found = await stat(file ?? '').catch(() => undefined)
      if (!file || !found?.isFile()) return undefined
      const base = file.split(sep).at(-1) as string
      return { name: base, type: typeOfKey(base), content: createReadStream(file) }
    },
  }
}

/** The file of an address, which may lie in a folder below and nowhere else. */
function fileIn(folder: string, address: string): string | undefined {
  const path = pathBelow(address, '/uploads/')
  if (!path) return undefined
  try {
    const file = normalize(join(folder, decodeURIComponent(path)))
    return file.startsWith(normalize(join(folder, sep))) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}

const pathBelow = (address: string, start: string): string | undefined =>
  address.split(/[?#]/)[0]?.split(start).slice(1).join(start) || undefined

/**
 * The files below an address. A shop that did not know its own address noted its files at localhost: those are looked for
 * there as well.
 */
function filesAt(given: string): OldFiles {
  const root = new URL(given.endsWith('/') ? given : `${given}/`)
  const isLocal = (address: string) => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+)[:/]/.test(address)
  const placeOf = (address: string): URL | undefined => {
    const path = address.startsWith(root.href)
      ? address.slice(root.href.length)
      : isLocal(address)
        ? pathBelow(address, '/uploads/')
        : undefined
    const place = path && URL.canParse(path, root) ? new URL(path, root) : undefined
    return place?.href.startsWith(root.href) ? place : undefined
  }
  return {
    holds: (address) => address.startsWith(root.href) || (isLocal(address) && address.includes('/uploads/')),
    open: async (address) => {
      const place = placeOf(address)
      return place && fetchFile(place)
    },
  }
}

/** A file is given this long, in ms; one that is asked for twice in vain is missing. */
const patience = 120_000

async function fetchFile(place: URL, tries = 2): Promise<FoundFile | undefined> {
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(place, { signal }).catch(() => undefined)
  const mayComeBack = !response || response.status >= 500
  if (mayComeBack && tries > 1) return fetchFile(place, tries - 1)
  if (!response?.ok || !response.body) return undefined
  const name = decodeURIComponent(place.pathname.split('/').at(-1) ?? '') || 'file'
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  return {
    name,
    type: /\.\w+$/.test(name) ? typeOfKey(name) : type,
    content: Readable.fromWeb(response.body as ReadableStream),
  }
}
