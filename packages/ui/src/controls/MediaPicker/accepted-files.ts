export interface FileRules {
  /** Kinds of files: `image/png`, `image/*`, `.pdf`; any when absent. */
  accept?: readonly string[]
  /** Bytes. */
  maxSize: number
}

export interface RefusedFile {
  name: string
  reason: 'type' | 'size'
}

const isKind = (file: File, kind: string): boolean => {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
}

/** Parts what may be sent from what may not, and says why. The server looks again. */
export function sortFiles(
  files: readonly File[],
  { accept, maxSize }: FileRules,
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    if (accept && !accept.some((kind) => isKind(file, kind)))
      refused.push({ name: file.name, reason: 'type' })
    else if (file.size > maxSize) refused.push({ name: file.name, reason: 'size' })
    else accepted.push(file)
  }
  return { accepted, refused }
}
