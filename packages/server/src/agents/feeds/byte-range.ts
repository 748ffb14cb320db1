/** The part of something that is asked for: from a byte to another, both of it. */
interface ByteRange {
  from: number
  to: number
}

/**
 * What a `Range` header asks for of so many bytes (RFC 9110, 14): undefined where all of it is to be sent, as of several parts or
 * words that are not understood; `unsatisfiable` where it has no such part.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (!whole || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 }
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'unsatisfiable' : { from, to }
}
