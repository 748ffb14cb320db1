import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/**
 * Bytes that are sent many times over: each encoding is worked out once, off the event loop, when the first client asks
 * for it. That is why it may cost more than what is packed for one reply.
 */
export class KeptBytes {
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly plain: Buffer<ArrayBuffer>,
    /** Told of every packed form that is kept beside the plain one. */
    private readonly grew: (bytes: number) => void = () => {},
  ) {}

  in(encoding: Encoding): Promise<Buffer> {
    let known = this.packed.get(encoding)
    if (!known) {
      known = encoding === 'br' ? pack.br(this.plain, brotli(this.plain.length)) : pack.gzip(this.plain)
      this.packed.set(encoding, known)
      known.then(
        ({ length }) => this.grew(length),
        () => this.packed.delete(encoding),
      )
    }
    return known
  }

  toString(): string {
    return this.plain.toString()
  }
}

const brotli = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})
