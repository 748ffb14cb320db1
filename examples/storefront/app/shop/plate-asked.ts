/**
 * The plate that a search names by its number, as captions write it: `Pl. 014`, `pl 14`, `014`. It is written with three digits
 * in the numbers of its variants, which the shop can find.
 */
export function plateAsked(q: string): { number: number; written: string } | undefined {
  const digits = /^(?:pl(?:ate)?\b\.?\s*|#|no\.?\s*)?(\d{1,3})$/i.exec(q.trim())?.[1]
  const number = Number(digits)
  return number > 0 ? { number, written: String(number).padStart(3, '0') } : undefined
}
