import { extname } from 'node:path'
import { ulid } from 'ulidx'
import { invalidData } from '../../errors'

const safeKey = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** The key a file gets: unguessable, readable, and safe as a name on any disk. */
export const keyFor = (name: string) => {
  const extension = extname(name)
    .toLowerCase()
    .replace(/[^.a-z0-9]/g, '')
  const slug = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${ulid().toLowerCase()}${slug ? `-${slug}` : ''}${extension.slice(0, 12)}`
}

/** @throws invalid_data for what cannot be a key: a path, a hidden name */
export function assertKey(key: string): void {
  if (key.length > 200 || !safeKey.test(key) || key.includes('..'))
    throw invalidData(`There is no file ${key}`)
}

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.json': 'application/json',
}

/** What a stored file is: its extension was made to tell the truth when it came in. */
export const typeOfKey = (key: string): string =>
  types[extname(key).toLowerCase()] ?? 'application/octet-stream'
