import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { unavailable } from '../../errors'

export interface OpenStore {
  sdk: typeof import('@aws-sdk/client-s3')
  client: S3Client
}

/**
 * How long a store may take to let itself be connected to, and be silent, in ms. It is asked twice, so a request that
 * needs it is refused within 15 s.
 */
const connectMs = 2_000
const silentMs = 5_000
const attempts = 2

export const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

/** A client that gives up on a store that does not answer. What it throws, but for what is missing, is `unavailable`. */
export async function openStore(config: S3ClientConfig): Promise<OpenStore> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...config,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
  })
  client.middlewareStack.add(
    (next) => async (asked) => {
      try {
        return await next(asked)
      } catch (error) {
        if (isMissing(error)) throw error
        throw unavailable('The store of files does not answer or refuses; try again shortly', error)
      }
    },
    { step: 'initialize', name: 'sayNotNow', priority: 'high' },
  )
  return { sdk, client }
}
