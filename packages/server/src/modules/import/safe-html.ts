import sanitizeHtml from 'sanitize-html'

const allowedHtml = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'tbody',
    'thead',
    'tr',
    'td',
    'th',
    'span',
    'div',
    'hr',
    'sub',
    'sup',
  ],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto'],
}

/** A description as far as a page may show it; null for an empty one. */
export const safeHtml = (text: string): string | null =>
  (/[<&]/.test(text) ? sanitizeHtml(text, allowedHtml) : text).trim() || null
