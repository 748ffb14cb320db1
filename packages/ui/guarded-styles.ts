/** Raises a selector above all that pages write with elements and classes, and matches the same elements. */
const guard = ':not(#cw)'

/**
 * The same style sheet for pages whose own rules stand outside of layers and would win over ours: without the layer, and
 * with every selector raised by the same step, so that among themselves the rules weigh as before. What only sets
 * custom properties stays as low as it is, so that themes can set them anew.
 */
export function guardedStyles(sheet: string): string {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  let out = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open < 0) return out + text.slice(at)
    const close = endOf(text, open)
    out += block(text.slice(at, open), text.slice(open + 1, close))
    at = close + 1
  }
  return out
}

function block(prelude: string, body: string): string {
  const head = prelude.trim()
  if (/^@layer\b/.test(head)) return guardedStyles(body)
  if (/^@(media|supports|container)\b/.test(head)) return `\n${head} {${guardedStyles(body)}}\n`
  if (head.startsWith('@') || /^(:root|:host|\[data-theme)/.test(head)) return `\n${head} {${body}}\n`
  return `\n${partsOf(head).map(raised).join(', ')} {${body}}\n`
}

/** The pseudo-element comes last in a selector, so the guard stands before it. */
const raised = (selector: string) => selector.replace(/(::[\w-]+(?:\([^)]*\))?)?$/, (found) => guard + found)

/** A list of selectors, parted where a comma stands outside of brackets. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function endOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error('A block of the style sheet is not closed')
}
