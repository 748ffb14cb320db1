/** Bracket syntax, as v1 reads it: `a[]=1&created_at[gte]=…`. What is undefined is left out; null is empty text. */
export function queryString(query: object | undefined): string {
  const parts: string[] = []
  const add = (key: string, value: unknown): void => {
    if (value === undefined) return
    if (Array.isArray(value)) {
      for (const [at, one] of value.entries())
        add(one !== null && typeof one === 'object' ? `${key}[${at}]` : `${key}[]`, one)
      return
    }
    if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
      for (const [name, inner] of Object.entries(value)) add(`${key}[${name}]`, inner)
      return
    }
    const text = value === null ? '' : value instanceof Date ? value.toISOString() : String(value)
    parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`)
  }
  for (const [key, value] of Object.entries(query ?? {})) add(key, value)
  return parts.length ? `?${parts.join('&')}` : ''
}
