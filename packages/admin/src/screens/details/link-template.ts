/** The links the shop sends, and what it fills into each. */
export const linkTemplates = {
  swap_link_template: { blank: 'cart_id', example: 'https://shop.example.com/swaps/{cart_id}' },
  payment_link_template: { blank: 'cart_id', example: 'https://shop.example.com/pay/{cart_id}' },
  invite_link_template: {
    blank: 'invite_token',
    example: 'https://shop.example.com/app/invite?token={invite_token}',
  },
} as const

export type LinkTemplate = keyof typeof linkTemplates

export type LinkProblem = { kind: 'missing' | 'braces' } | { kind: 'unknown'; found: string }

/** What is wrong with a template: a brace without its other, a word nobody fills in, or none where the code belongs. */
export function linkProblem(text: string, blank: string): LinkProblem | undefined {
  if (!text.trim()) return undefined
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word)
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) return { kind: 'braces' }
  const unknown = found.find((word) => word !== blank)
  if (unknown !== undefined) return { kind: 'unknown', found: unknown }
  return found.length === 0 ? { kind: 'missing' } : undefined
}

/** A template with something in place of its word, as it will stand in a mail. */
export const filledIn = (text: string, blank: string): string => text.replaceAll(`{${blank}}`, 'a1b2c3')
