import { randomInt } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import type { Encoding } from '../store/memory/kept-bytes'

/** Up to so many bytes handing the work to another thread costs more than it does (0.3 ms). */
const worthAThread = 32_768
/** Padding is shorter than this, in bytes. */
const padding = 128

const brotli: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
  // The end is ours to write, behind the padding.
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}
const deflate: ZlibOptions = { level: 3 }
const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/**
 * Packs what is sent once. Of a reply that holds what a stranger wrote beside what he may not read, the length says how
 * much of the one stands in the other (BREACH); so a random number of bytes that mean nothing goes along, within the
 * format, where no proxy can tell them from the rest.
 */
export async function packHiding(content: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const isShort = content.length <= worthAThread
  if (encoding === 'br')
    return endOfBrotli(isShort ? brotliCompressSync(content, brotli) : await later.br(content, brotli))
  return nameInGzip(isShort ? gzipSync(content, deflate) : await later.gzip(content, deflate))
}

/** The same for a page that is still being made: what is there is sent as soon as no more follows at once. */
export function packStream(page: Readable, encoding: Encoding): Readable {
  const packer = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(deflate)
  const flush = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH
  let isDue = false
  page.on('data', () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      if (!packer.writableEnded && !packer.destroyed) packer.flush(flush)
    })
  })
  // A failure on either side ends all three, and the reader hears of it from the last.
  return pipeline(page, packer, encoding === 'br' ? endingBrotli() : namingGzip(), () => {})
}

// A block of metadata that is empty is this byte, and this one the last block of all (RFC 7932, 9.2).
const emptyBlocks = Buffer.alloc(padding, 0x06)
const lastBlock = Buffer.from([0x03])
const endOfBrotli = (packed: Buffer) =>
  Buffer.concat([packed, emptyBlocks.subarray(0, randomInt(padding)), lastBlock])

const endingBrotli = () =>
  new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush: (done) => done(null, endOfBrotli(Buffer.alloc(0))),
  })

// The name of the packed file stands behind the ten bytes of the header and ends with a zero (RFC 1952, 2.3.1).
const headerLength = 10
const hasName = 0x08
const name = Buffer.alloc(padding, 'p')
const nameEnd = Buffer.from([0])

function nameInGzip(packed: Buffer): Buffer {
  const header = Buffer.from(packed.subarray(0, headerLength))
  header[3] = hasName
  return Buffer.concat([header, name.subarray(0, randomInt(padding)), nameEnd, packed.subarray(headerLength)])
}

function namingGzip(): Transform {
  let isNamed = false
  return new Transform({
    transform(chunk: Buffer, _, done) {
      // zlib hands out the header whole, with its first bytes or before them.
      const sent = isNamed ? chunk : nameInGzip(chunk)
      isNamed = true
      done(null, sent)
    },
  })
}
