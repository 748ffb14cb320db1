import { ShopError } from '../../errors'
import type { OpenStore } from './s3-client'

/** Larger files are sent in parts of so many bytes. */
const partSize = 8 * 1_048_576

export interface Target {
  Bucket: string
  Key: string
  ContentType: string
  ContentDisposition: string
}

/** The content cut anew into parts of the size the store takes; only the last is smaller. */
export async function* inParts(
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Uint8Array)
    held.push(bytes)
    size += bytes.length
    if (size < partSize) continue
    const all = Buffer.concat(held)
    let at = 0
    for (; all.length - at >= partSize; at += partSize) yield all.subarray(at, at + partSize)
    held = [all.subarray(at)]
    size = all.length - at
  }
  if (size > 0) yield Buffer.concat(held)
}

/** One part after the other, so that no more than two are in memory. What fails half way leaves nothing behind. */
export async function sendParts(
  { sdk, client }: OpenStore,
  target: Target,
  first: Buffer,
  second: Buffer,
  others: AsyncGenerator<Buffer>,
): Promise<void> {
  const { Bucket, Key } = target
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(target))
  const upload = { Bucket, Key, UploadId }
  const sent: { ETag?: string; PartNumber: number }[] = []
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1
    const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }))
    sent.push({ ETag, PartNumber })
  }
  try {
    await send(first)
    await send(second)
    for await (const part of others) await send(part)
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }))
  } catch (error) {
    const aborted = client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {})
    // A store that has just failed may not answer this either: nobody waits for it.
    if (!(error instanceof ShopError)) await aborted
    throw error
  }
}
