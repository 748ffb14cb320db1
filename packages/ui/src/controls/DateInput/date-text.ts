const two = (number: number) => String(number).padStart(2, '0')

/** A moment as the browser's own date field writes it, in the zone of the reader: `2026-11-20T10:30`. */
export function dateText(value: string | null, withTime: boolean): string {
  if (!value) return ''
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return withTime ? `${day}T${two(date.getHours())}:${two(date.getMinutes())}` : day
}

/** What the browser's field holds, as the API wants it: ISO 8601 in UTC. Days begin at midnight of the reader. */
export function momentOf(text: string): string | null {
  if (!text) return null
  const date = new Date(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
