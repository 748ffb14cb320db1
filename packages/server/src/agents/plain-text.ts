const hidden = /<(script|style|template)\b|<!--/gi
const tag = /<\/?[a-z][^<>]*>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * What a text says without its markup, on one line: catalogues that were moved here hold HTML in descriptions, and marketplaces
 * show it as it stands. What is no markup stays, `1 < 2` too, and whatever the words say, they are words.
 */
export function plainText(text: string): string {
  const bare = withoutHidden(text).replace(tag, ' ')
  const read = bare.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) =>
    name
      ? (entities[name.toLowerCase()] ?? whole)
      : character(decimal ? Number(decimal) : Number(`0x${hex}`)),
  )
  return oneLine(read)
}

/** Without what browsers do not show: scripts, styles, remarks. One that is not closed goes to the end, for them as well. */
function withoutHidden(text: string): string {
  const lower = text.toLowerCase()
  const parts: string[] = []
  let at = 0
  for (const { index, 1: element } of text.matchAll(hidden)) {
    if (index < at) continue
    parts.push(text.slice(at, index))
    const close = lower.indexOf(element ? `</${element.toLowerCase()}` : '-->', index)
    const end = close === -1 ? -1 : lower.indexOf('>', close)
    if (end === -1) return parts.join(' ')
    at = end + 1
  }
  return [...parts, text.slice(at)].join(' ')
}

/** A text on one line, of characters that every format can hold: XML has no word for a control or half an emoji. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F\uFFFE\uFFFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
