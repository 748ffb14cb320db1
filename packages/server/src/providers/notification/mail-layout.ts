/** A mail before it is set as text and HTML: the same content in the same order in both. */
export interface MailContent {
  locale: string
  direction: 'ltr' | 'rtl'
  subject: string
  greeting: string
  /** What the mail says first. */
  paragraphs: string[]
  /** The one thing to do. */
  button?: { label: string; url: string }
  /** Lines with a figure at the end: items, then totals; the last total stands out. */
  items?: { title: string; detail: string; amount: string }[]
  totals?: { label: string; amount: string }[]
  /** A heading with lines below: an address, parcel numbers. */
  blocks?: { heading: string; lines: string[] }[]
  /** What it says last. */
  closing: string[]
  shop: string
}

export interface Mail {
  subject: string
  text: string
  html: string
}

/** Sets a mail as plain text and as HTML that needs no pictures, scripts or style sheets from elsewhere. */
export const setMail = (content: MailContent): Mail => ({
  // A header line may not break: nothing a name holds can add one.
  subject: content.subject.replace(/[\r\n]+/g, ' '),
  text: asText(content),
  html: asHtml(content),
})

function asText(content: MailContent): string {
  const { items = [], totals = [], blocks = [], button } = content
  const parts = [
    content.greeting,
    ...content.paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    items.map(({ title, detail, amount }) => `${title}\n  ${detail}  ${amount}`).join('\n'),
    totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...blocks.map(({ heading, lines }) => [heading, ...lines].join('\n')),
    ...content.closing,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text as HTML. Whatever customers typed stays text. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const muted = 'color:#57534e'
const cell = 'padding:8px 0;border-bottom:1px solid #e7e5e4;vertical-align:top'

function asHtml(content: MailContent): string {
  const end = content.direction === 'rtl' ? 'left' : 'right'
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
  const items = (content.items ?? []).map(
    ({ title, detail, amount }) =>
      `<tr><td style="${cell}">${escaped(title)}<br><span style="${muted}">${escaped(detail)}</span></td>` +
      `<td style="${cell};text-align:${end};white-space:nowrap">${escaped(amount)}</td></tr>`,
  )
  const totals = (content.totals ?? []).map(({ label, amount }, index, all) => {
    const style = `padding:4px 0${index === all.length - 1 ? ';font-weight:600' : `;${muted}`}`
    return (
      `<tr><td style="${style}">${escaped(label)}</td>` +
      `<td style="${style};text-align:${end};white-space:nowrap">${escaped(amount)}</td></tr>`
    )
  })
  const table = (rows: string[]) =>
    rows.length
      ? `<table role="presentation" width="100%" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
      : ''
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escaped(content.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1c1917;color:#ffffff;text-decoration:none">${escaped(content.button.label)}</a></p>`
    : ''
  const blocks = (content.blocks ?? []).map(
    ({ heading, lines }) =>
      `<p style="margin:0 0 4px;font-weight:600">${escaped(heading)}</p><p style="margin:0 0 16px">${lines.map(lineOf).join('<br>')}</p>`,
  )
  return (
    `<!doctype html><html lang="${escaped(content.locale)}" dir="${content.direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(content.subject)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#f5f5f4;color:#1c1917;font:16px/1.5 system-ui,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">' +
    `<p style="margin:0 0 24px;font-weight:600">${escaped(content.shop)}</p>` +
    paragraph(content.greeting) +
    content.paragraphs.map((text) => paragraph(text)).join('') +
    button +
    table(items) +
    table(totals) +
    blocks.join('') +
    content.closing.map((text) => paragraph(text, muted)).join('') +
    '</div></body></html>'
  )
}

/** A line that is a web address becomes a link; other schemes stay text. */
const lineOf = (line: string) =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)
