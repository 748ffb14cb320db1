import { asHtml } from './mail-html'

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
  /** What the lines are about: how many, and when. */
  summary?: string
  /** Lines, most with a figure at the end: items, then totals; the last total stands out. */
  items?: { title: string; detail: string; amount?: string; picture?: string }[]
  totals?: { label: string; amount: string }[]
  /** A heading with lines below: an address, parcel numbers. */
  blocks?: { heading: string; lines: string[] }[]
  /** What it says last. */
  closing: string[]
  /** How its reader gets no more of the kind, below everything else. */
  leave?: { label: string; url: string }
  shop: string
  /** Where the shop's name leads. */
  shop_url?: string
}

export interface Mail {
  subject: string
  text: string
  html: string
  /** Header lines beside the usual ones, such as how a mail program takes its reader off a list. */
  headers?: Record<string, string>
}

/** Sets a mail as plain text and as HTML that reads well without pictures, scripts or style sheets from elsewhere. */
export const setMail = (content: MailContent): Mail => ({
  // A header line may not break: nothing a name holds can add one.
  subject: content.subject.replace(/[\r\n]+/g, ' '),
  text: asText(content),
  html: asHtml(content),
})

function asText(content: MailContent): string {
  const { items = [], totals = [], blocks = [], button, leave, summary = '' } = content
  const parts = [
    content.greeting,
    ...content.paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    summary,
    items.map(({ title, detail, amount }) => `${title}\n  ${detail}  ${amount ?? ''}`.trimEnd()).join('\n'),
    totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...blocks.map(({ heading, lines }) => [heading, ...lines].join('\n')),
    ...content.closing,
    ...(leave ? [`${leave.label}:\n${leave.url}`] : []),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
