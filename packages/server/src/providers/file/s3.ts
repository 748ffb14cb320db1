import type { Readable } from 'node:stream'
import type { FileProvider } from '../file'
import { assertInstalled } from '../optional-package'
import { isMissing, type OpenStore, openStore } from './s3-client'
import { inParts, sendParts } from './s3-parts'
import { assertKey, keyFor, typeOfKey } from './stored-key'

export interface S3Options {
  /** Where public files lie, under `public/`; its policy must let anyone read them. */
  bucket: string
  /** Where protected files lie, under `private/`; the same bucket when not given. */
  privateBucket?: string
  region?: string
  /** Another store than Amazon's that speaks its language: MinIO, R2, Ceph. */
  endpoint?: string
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`; the way of other stores, so it follows `endpoint`. */
  pathStyle?: boolean
  /** Without them the usual places are asked: the environment, a profile, the role of the machine. */
  accessKeyId?: string
  secretAccessKey?: string
  /** The public address in front of the bucket, such as a CDN's. */
  url?: string
}

const tenMinutes = 600

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/**
 * How the store hands a file out. It sends no policy that would keep a document from running scripts, so only
 * pictures are shown; an SVG still shows inside a page, and everything else is a download of no type.
 */
const handedOut = (type: string, key: string) => ({
  ContentType: pictures.has(type) || type === 'image/svg+xml' ? type : 'application/octet-stream',
  ContentDisposition: pictures.has(type) ? 'inline' : `attachment; filename="${key}"`,
})

const isThere = (asked: Promise<unknown>): Promise<boolean> =>
  asked
    .then(() => true)
    .catch((error) => {
      if (isMissing(error)) return false
      throw error
    })

/**
 * Files in a bucket of Amazon S3 or of a store that speaks its language. The client is loaded at the first file. A shop that keeps
 * its files so installs the packages `@aws-sdk/client-s3` and `@aws-sdk/s3-request-presigner`.
 *
 * @throws Error without these packages
 */
export function s3Files(options: S3Options): FileProvider {
  assertInstalled('Files in a bucket', '@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner')
  const {
    bucket,
    privateBucket = bucket,
    region = 'us-east-1',
    endpoint,
    accessKeyId,
    secretAccessKey,
  } = options
  const pathStyle = options.pathStyle ?? Boolean(endpoint)
  const place = (key: string, isPrivate: boolean) => {
    assertKey(key)
    return isPrivate
      ? { Bucket: privateBucket, Key: `private/${key}` }
      : { Bucket: bucket, Key: `public/${key}` }
  }
  const home = (options.url ?? publicAddress({ bucket, region, endpoint, pathStyle })).replace(/\/+$/, '')

  let opened: Promise<OpenStore> | undefined
  const open = () => {
    opened ??= openStore({
      region,
      endpoint,
      forcePathStyle: pathStyle,
      // Other stores do not know the checksums that newer clients add unasked.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    })
    return opened
  }

  return {
    id: 's3',
    place: [...new Set([bucket, privateBucket])].join(' and ').concat(` at ${endpoint ?? region}`),
    async put({ name, type, content, isPrivate = false }) {
      const key = keyFor(name)
      const target = { ...place(key, isPrivate), ...handedOut(type, key) }
      const { sdk, client } = await open()
      const parts = inParts(content instanceof Uint8Array ? [content] : content)
      const first = (await parts.next()).value ?? Buffer.alloc(0)
      const second = await parts.next()
      if (second.done) {
        await client.send(new sdk.PutObjectCommand({ ...target, Body: first }))
      } else {
        await sendParts(await open(), target, first, second.value, parts)
      }
      return { key, url: isPrivate ? key : `${home}/public/${key}` }
    },
    async get(key, { isPrivate = false } = {}) {
      const target = place(key, isPrivate)
      const { sdk, client } = await open()
      try {
        const found = await client.send(new sdk.GetObjectCommand(target))
        return { stream: found.Body as Readable, size: found.ContentLength ?? 0, type: typeOfKey(key) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async has(key) {
      const { sdk, client } = await open()
      return isThere(client.send(new sdk.HeadObjectCommand(place(key, false))))
    },
    async remove(key) {
      const targets = [place(key, false), place(key, true)]
      const { sdk, client } = await open()
      for (const target of targets) await client.send(new sdk.DeleteObjectCommand(target))
    },
    async link(key) {
      const hidden = place(key, true)
      const { sdk, client } = await open()
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
      const isPrivate = await isThere(client.send(new sdk.HeadObjectCommand(hidden)))
      const target = isPrivate ? hidden : place(key, false)
      return getSignedUrl(client, new sdk.GetObjectCommand(target), { expiresIn: tenMinutes })
    },
  }
}

/** The bucket the environment names with `S3_BUCKET`, if it names one. */
export function s3FromEnvironment(env: NodeJS.ProcessEnv): FileProvider | undefined {
  if (!env.S3_BUCKET) return undefined
  return s3Files({
    bucket: env.S3_BUCKET,
    privateBucket: env.S3_PRIVATE_BUCKET || undefined,
    region: env.S3_REGION || undefined,
    endpoint: env.S3_ENDPOINT || undefined,
    accessKeyId: env.S3_ACCESS_KEY_ID || undefined,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY || undefined,
    url: env.S3_URL || undefined,
  })
}

function publicAddress({
  bucket,
  region,
  endpoint,
  pathStyle,
}: {
  bucket: string
  region: string
  endpoint?: string
  pathStyle: boolean
}): string {
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (pathStyle) return `${host.href.replace(/\/+$/, '')}/${bucket}`
  host.hostname = `${bucket}.${host.hostname}`
  return host.href
}
