/**
 * Messages of the server by the field they belong to: `variants.0.title` is the field `variants`. They stand under the whole
 * path too, for forms that show what is inside of a field.
 */
export function byField(found: Readonly<Record<string, string[]>>, values: object, fallback: string) {
  const fields: Record<string, string[]> = {}
  for (const [path, messages] of Object.entries(found)) {
    const top = path.split('.')[0] ?? path
    const key = path in values ? path : top
    // The server begins each sentence with the name of the field, which stands above it already.
    const words = messages.map(
      (message) => sentence(message.replace(new RegExp(`^${literal(path)}\\s+`), '')) || fallback,
    )
    for (const name of new Set([key, path])) fields[name] = [...(fields[name] ?? []), ...words]
  }
  return fields
}

/** A refusal that names no fields apart may begin with the one it is about: "name: there is a group Trade already". */
export function fieldNamedIn(message: string, values: object): Record<string, string[]> {
  const [, field = '', words] = /^(\w+): (.+)$/s.exec(message) ?? []
  return words && Object.hasOwn(values, field) ? { [field]: [words] } : {}
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
