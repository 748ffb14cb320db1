/** What a file is, told by its first bytes, whatever its name and its sender say. */
interface FileType {
  type: string
  extension: string
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** The pictures and documents browsers may show. Others answer undefined: they are only ever downloaded. */
export function fileType(bytes: Uint8Array): FileType | undefined {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return { type: 'image/png', extension: '.png' }
  if (starts(bytes, 0xff, 0xd8, 0xff)) return { type: 'image/jpeg', extension: '.jpg' }
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { type: 'image/gif', extension: '.gif' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return { type: 'image/webp', extension: '.webp' }
  // An ISO media file names its brands after `ftyp`.
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)))
    return { type: 'image/avif', extension: '.avif' }
  if (ascii(bytes, 0, 5) === '%PDF-') return { type: 'application/pdf', extension: '.pdf' }
  if (isSvg(bytes)) return { type: 'image/svg+xml', extension: '.svg' }
  return undefined
}

/** An XML document whose first element is `svg`, after declaration, comments and doctype. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, '')
  const bare = text.replace(
    /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)+/i,
    '',
  )
  return /^<svg[\s/>]/i.test(bare)
}

const shown = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.pdf', '.svg'])

/** The name under which a file is kept: its extension tells the truth about its content. */
export function truthfulName(name: string, found: FileType | undefined): string {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const given = dot > 0 ? name.slice(dot).toLowerCase() : ''
  if (found) return given === '.jpeg' && found.extension === '.jpg' ? name : `${stem}${found.extension}`
  return shown.has(given) ? `${stem}.bin` : name
}
