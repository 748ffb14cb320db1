import type { Endpoint } from '@cartwright/contract'
import { invalidData, ShopError } from '../errors'
import { checkBody } from './query-text'
import { mebibyte, readBytes, readText, tooLarge } from './request-bytes'

/** Reads a JSON body (1 MiB; batches 10 MiB) or the files of a multipart one (20 MiB each, ten at most). */
export async function readBody(req: Request, endpoint: Endpoint): Promise<{ body: unknown; files: File[] }> {
  if (endpoint.multipart) return readFiles(req)
  const limit = /batch/i.test(new URL(req.url).pathname) ? 10 * mebibyte : mebibyte
  const text = await readText(req, limit)
  if (text.trim() === '') return { body: endpoint.body ? {} : undefined, files: [] }
  const type = req.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (type && type !== 'application/json' && !type.endsWith('+json'))
    throw new ShopError(
      'unsupported_media_type',
      `Send JSON with the content type application/json, not ${type}`,
    )
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw invalidData('The body is not valid JSON')
  }
  checkBody(body)
  return { body, files: [] }
}

async function readFiles(req: Request): Promise<{ body: unknown; files: File[] }> {
  const limit = 20 * mebibyte
  const type = req.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data'))
    throw new ShopError('unsupported_media_type', 'Send the files as multipart/form-data')
  const content = await readBytes(req, 10 * limit)
  let form: FormData
  try {
    form = await new Response(content, { headers: { 'content-type': type } }).formData()
  } catch {
    throw invalidData('The multipart body cannot be read')
  }
  const stray = [...form.keys()].find((field) => field !== 'files')
  if (stray) throw invalidData(`Unexpected field ${stray}: files go in the field files`)
  const files = form.getAll('files').filter((part): part is File => part instanceof File)
  if (files.length === 0) throw invalidData('files: send at least one file in the field files')
  if (files.length > 10) throw invalidData('files: ten at most in one request')
  for (const file of files) if (file.size > limit) throw tooLarge(limit)
  return { body: { files }, files }
}
