import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { invalidData, ShopError } from '../errors'
import { DamagedTar, readTar, type TarFile } from './tar'

/** What a backup says of itself before anything else: enough to list it, and to make its tables. */
export const BackupHeader = z.object({
  format: z.literal('cartwright-backup'),
  version: z.literal(1),
  id: z.string(),
  created_at: z.string(),
  cartwright: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      rows: z.int().min(0),
      key: z.array(z.string().regex(/^\w+$/)),
      columns: z.array(
        z.object({ name: z.string().regex(/^\w+$/), kind: z.enum(['text', 'number', 'bool', 'json']) }),
      ),
    }),
  ),
})
export type BackupHeader = z.infer<typeof BackupHeader>

/** What it says of itself at its end, when everything else is known. A file without it was cut off. */
export const BackupManifest = z.object({
  /** SHA-256 over the name, size and content of every part before this one. */
  sha256: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), checksum: z.string() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  has_secrets: z.boolean(),
})
export type BackupManifest = z.infer<typeof BackupManifest>

export const headerName = 'header.json'
export const manifestName = 'manifest.json'
export const secretsName = 'secrets.json'

/** The parts of a backup between header and manifest. */
export interface BackupPart {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

/** What a backup's checksum is taken over, part by part. */
export function partsDigest() {
  const hash = createHash('sha256')
  return {
    part: (name: string, size: number) => void hash.update(`${name}\0${size}\0`),
    content: (bytes: Uint8Array) => void hash.update(bytes),
    /** 64 hexadecimal digits; nothing may be added afterwards. */
    end: () => hash.digest('hex'),
  }
}

export const damaged = (file: string, why: string) =>
  invalidData(`${file} is no whole backup: ${why}. Nothing was changed`, 'damaged_backup')

/** Reads a small part into one text. */
async function textOf({ size, content }: TarFile): Promise<string> {
  if (size > 2 ** 26) throw new DamagedTar('A part that should be small is large')
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Goes through a backup from its first byte to its last in constant memory. Its header comes first; `visit` is handed
 * every part and may leave its content unread. Returns the manifest, when all has proved to be as it was written.
 * @throws invalid_data `damaged_backup`; not_found for a file that is not there
 */
export async function readBackup(
  file: string,
  visit: {
    header?(header: BackupHeader): Promise<void> | void
    part?(part: BackupPart): Promise<void> | void
  } = {},
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const gunzip = createGunzip()
  const piped = pipeline(createReadStream(file), gunzip)
  piped.catch(() => {})
  try {
    return await readParts(file, gunzip, visit)
  } catch (error) {
    throw explained(file, error)
  } finally {
    gunzip.destroy()
    await piped.catch(() => {})
  }
}

async function readParts(
  file: string,
  source: AsyncIterable<Buffer>,
  visit: Parameters<typeof readBackup>[1] = {},
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const digest = partsDigest()
  let header: BackupHeader | undefined
  let manifest: BackupManifest | undefined
  for await (const part of readTar(source)) {
    if (manifest) throw new DamagedTar('Something stands behind its end')
    if (part.name === manifestName) {
      manifest = BackupManifest.parse(JSON.parse(await textOf(part)))
      continue
    }
    digest.part(part.name, part.size)
    const content = watched(part.content, digest.content)
    if (!header) {
      if (part.name !== headerName) throw new DamagedTar('It does not begin as one')
      header = BackupHeader.parse(JSON.parse(await textOf({ ...part, content })))
      await visit.header?.(header)
      continue
    }
    await visit.part?.({ ...part, content })
    for await (const _ of content);
  }
  if (!header || !manifest) throw damaged(file, 'it was cut off')
  if (digest.end() !== manifest.sha256) throw damaged(file, 'its checksum does not match')
  return { header, manifest }
}

/** The same pieces, each told of once, however often the rest of them is asked for. */
function watched(content: AsyncIterable<Buffer>, tell: (bytes: Buffer) => void): AsyncIterable<Buffer> {
  const pieces = content[Symbol.asyncIterator]()
  const next = async () => {
    const piece = await pieces.next()
    if (!piece.done) tell(piece.value)
    return piece
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

/** The header alone: a list of backups reads no more than it has to. */
export async function readHeader(file: string): Promise<BackupHeader> {
  const gunzip = createGunzip()
  const piped = pipeline(createReadStream(file), gunzip)
  piped.catch(() => {})
  try {
    for await (const part of readTar(gunzip)) {
      if (part.name !== headerName) break
      return BackupHeader.parse(JSON.parse(await textOf(part)))
    }
    throw new DamagedTar('It does not begin as one')
  } catch (error) {
    throw explained(file, error)
  } finally {
    gunzip.destroy()
    await piped.catch(() => {})
  }
}

function explained(file: string, error: unknown): unknown {
  if (error instanceof ShopError) return error
  const { message } = error as Error
  // What ends the reading from outside has words and codes of its own.
  const { code: said } = error as { code?: unknown }
  const code = typeof said === 'string' ? said : undefined
  if (code === 'ENOENT') return new ShopError('not_found', `There is no file ${file}`)
  if (error instanceof DamagedTar) return damaged(file, sentence(message))
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return damaged(file, 'it does not say what it holds in words this version knows')
  if (code?.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return damaged(file, `it cannot be unpacked (${message})`)
  return error
}

const sentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
