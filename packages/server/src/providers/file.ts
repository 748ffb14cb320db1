import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Where browsers fetch it. */
  url: string
  key: string
}
/** Keeps uploads, exports and pictures. */
export interface FileProvider {
  readonly id: string
  /** Which folder or bucket it is, without its keys: instances that keep files in different places do not fit each other. */
  readonly place?: string
  put(file: {
    name: string
    type: string
    content: Readable | Uint8Array
    isPrivate?: boolean
  }): Promise<StoredFile>
  get(
    key: string,
    options?: { isPrivate?: boolean },
  ): Promise<{ stream: Readable; size: number; type: string } | null>
  /** Whether there is a public file of this key; asked of `get` where a provider has no quicker way. */
  has?(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** A link that works for anyone for ten minutes. */
  link(key: string): Promise<string>
}
