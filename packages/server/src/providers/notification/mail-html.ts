import { escaped } from '../../escaped'
import type { MailContent } from './mail-layout'

/**
 * Colours stand inline, for readers that take nothing else; the classes turn them over where the reader's screen is
 * dark. Readers that do neither show the light mail.
 */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#0c0a09!important}.card{background:#1c1917!important;border-color:#292524!important}
.ink,.ink a{color:#fafaf9!important}.soft{color:#a8a29e!important}.rule{border-color:#292524!important}
.panel{background:#292524!important}.button{background:#fafaf9!important;color:#1c1917!important}}
@media (max-width:480px){.page{padding:0!important}.card{border-radius:0!important;border:0!important}
.pad{padding-left:20px!important;padding-right:20px!important}.button{display:block!important}}`

const ink = 'color:#1c1917'
const soft = 'color:#57534e'
const rule = 'border-top:1px solid #e7e5e4'
const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The mail as a page: tables for the readers that know nothing newer, one column of 600 px at most. */
export function asHtml(content: MailContent): string {
  const { locale, direction, subject, shop } = content
  const side = direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }
  const parts = [
    paragraphs([content.greeting, ...content.paragraphs]),
    buttonOf(content),
    itemsOf(content, side),
    totalsOf(content, side),
    blocksOf(content),
    `<div class="rule" style="${rule};margin-top:32px;padding-top:24px">${paragraphs(content.closing, true)}${leaveOf(content)}</div>`,
  ]
  return (
    `<!doctype html><html lang="${escaped(locale)}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="x-apple-disable-message-reformatting"><title>${escaped(subject)}</title><style>:root{color-scheme:light dark}${dark}</style></head>` +
    `<body class="page" dir="${direction}" style="margin:0;padding:32px 12px;background:#f5f5f4;font:16px/1.55 ${fonts};text-align:${side.start}">` +
    // What lists of mails show beside the subject.
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(content.paragraphs[0] ?? '')}</div>` +
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;margin:0 auto">' +
    `<tr><td class="card pad" style="padding:32px 40px 40px;background:#ffffff;border:1px solid #e7e5e4;border-radius:16px">` +
    `<p class="ink" style="margin:0 0 28px;font-size:18px;font-weight:700;${ink}">${nameOf(content)}</p>` +
    `<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:1.25;font-weight:700;${ink}">${escaped(subject)}</h1>` +
    `${parts.join('')}</td></tr>` +
    `<tr><td class="soft" style="padding:20px 40px;font-size:13px;text-align:center;${soft}">${escaped(shop)}</td></tr>` +
    '</table></body></html>'
  )
}

const nameOf = ({ shop, shop_url }: MailContent) =>
  isWeb(shop_url)
    ? `<a class="ink" href="${escaped(shop_url)}" style="${ink};text-decoration:none">${escaped(shop)}</a>`
    : escaped(shop)

const isWeb = (address: string | undefined): address is string => /^https?:\/\/\S+$/.test(address ?? '')

const paragraphs = (texts: readonly string[], isSoft = false) =>
  texts
    .map(
      (text) =>
        `<p class="${isSoft ? 'soft' : 'ink'}" style="margin:0 0 12px;overflow-wrap:anywhere;${isSoft ? `font-size:14px;${soft}` : ink}">${escaped(text)}</p>`,
    )
    .join('')

const buttonOf = ({ button }: MailContent) =>
  button
    ? `<p style="margin:28px 0"><a class="button" href="${escaped(button.url)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1c1917;color:#ffffff;font-weight:600;text-align:center;text-decoration:none">${escaped(button.label)}</a></p>`
    : ''

const leaveOf = ({ leave }: MailContent) =>
  leave
    ? `<p class="soft" style="margin:20px 0 0;font-size:13px;${soft}"><a class="soft" href="${escaped(leave.url)}" style="${soft}">${escaped(leave.label)}</a></p>`
    : ''

type Side = { start: string; end: string }

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows}</table>`

function itemsOf({ items = [], summary }: MailContent, side: Side): string {
  if (items.length === 0) return ''
  const rows = items.map(({ title, detail, amount, picture }) => {
    const image = isWeb(picture)
      ? `<img src="${escaped(picture)}" width="64" height="64" alt="" style="display:block;width:64px;height:64px;border-radius:10px;object-fit:cover">`
      : ''
    const shown = image
      ? `<td class="rule" width="80" style="${rule};padding:16px 0;vertical-align:top">${image}</td>`
      : ''
    return (
      `<tr>${shown}<td class="rule ink" ${image ? '' : 'colspan="2" '}style="${rule};padding:16px 0;vertical-align:top;overflow-wrap:anywhere;${ink}">` +
      `<strong style="font-weight:600"><bdi>${escaped(title)}</bdi></strong><br><span class="soft" style="font-size:14px;${soft}">${escaped(detail)}</span></td>` +
      `<td class="rule ink" style="${rule};padding:16px 0;padding-${side.start}:16px;vertical-align:top;text-align:${side.end};white-space:nowrap;font-variant-numeric:tabular-nums;${ink}">${escaped(amount ?? '')}</td></tr>`
    )
  })
  const heading = summary
    ? `<p class="soft" style="margin:28px 0 12px;font-size:14px;${soft}">${escaped(summary)}</p>`
    : ''
  return heading + table(rows.join(''))
}

function totalsOf({ totals = [] }: MailContent, side: Side): string {
  if (totals.length === 0) return ''
  const rows = totals.map(({ label, amount }, index) => {
    const isLast = index === totals.length - 1
    const look = isLast
      ? `padding-top:14px;font-size:18px;font-weight:700;${ink};${rule}`
      : `padding-bottom:8px;${soft}`
    const kind = isLast ? 'ink rule' : 'soft'
    return (
      `<tr><td class="${kind}" style="${look}">${escaped(label)}</td>` +
      `<td class="${kind}" style="${look};text-align:${side.end};white-space:nowrap;font-variant-numeric:tabular-nums">${escaped(amount)}</td></tr>`
    )
  })
  return `<div class="rule" style="${rule};padding-top:16px">${table(rows.join(''))}</div>`
}

const blocksOf = ({ blocks = [] }: MailContent) =>
  blocks
    .map(
      ({ heading, lines }) =>
        `<div class="panel" style="margin-top:24px;padding:16px 20px;background:#f5f5f4;border-radius:10px"><p class="soft" style="margin:0 0 6px;font-size:13px;font-weight:600;${soft}">${escaped(heading)}</p>` +
        `<p class="ink" style="margin:0;overflow-wrap:anywhere;${ink}">${lines.map(lineOf).join('<br>')}</p></div>`,
    )
    .join('')

/** A line that is a web address becomes a link; other schemes stay text. Each is read in its own direction. */
const lineOf = (line: string) =>
  isWeb(line)
    ? `<a class="ink" href="${escaped(line)}" dir="ltr" style="${ink}">${escaped(line)}</a>`
    : `<bdi>${escaped(line)}</bdi>`
