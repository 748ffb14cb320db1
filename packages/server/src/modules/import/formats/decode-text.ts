/** How the letters of a file are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Tells the encoding by a byte order mark, by the zeros of UTF-16, or by what cannot be UTF-8. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = bytes.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  if (zeros > bytes.length / 4) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le'
  try {
    // The last character may be cut in two by the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/**
 * The text of a file as it is read. Its encoding is told by the first part of it that has any but plain letters: an old
 * spreadsheet may hold its first é after a hundred pages.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    if (!decoder && isPlain(chunk)) {
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')
      continue
    }
    decoder ??= new TextDecoder(encodingOf(chunk))
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder?.decode()
  if (rest) yield rest
}

/** Letters that every encoding but UTF-16 writes alike. */
const isPlain = (bytes: Uint8Array) => bytes.every((byte) => byte > 0 && byte < 0x80)
