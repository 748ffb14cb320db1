import { type DocumentAddress, formatMoney } from '@cartwright/contract'
import { escaped } from '../../../escaped'
import { wordsFor } from '../words/languages'
import type { DocumentWords } from '../words/words'

/** One document, ready to be put on a page. */
export interface Sheet {
  /** What it is, and which one: `Invoice`, `2026-00001`. */
  name: string
  number: string
  locale: string
  direction: 'ltr' | 'rtl'
  html: string
}

/** Writes figures and dates as the reader's language does. */
export interface Writer {
  words: DocumentWords
  locale: string
  date(instant: string): string
  count(quantity: number): string
  percent(rate: number): string
}

/** @param timeZone in which the days are that instants are dated by */
export function writerFor(locale: string, timeZone = 'UTC'): Writer {
  const { words, locale: tag } = wordsFor(locale)
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone })
  const counts = new Intl.NumberFormat(tag)
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 })
  return {
    words,
    locale: tag,
    date: (instant) => dates.format(new Date(instant)),
    count: (quantity) => counts.format(quantity),
    percent: (rate) => percents.format(rate / 100),
  }
}

export const priceIn =
  (currency: string, locale: string) =>
  (amount: number): string =>
    formatMoney(amount, currency, locale)

/** Text of the shop or a customer, in the direction of its own letters. */
export const text = (value: string | null | undefined): string =>
  value ? `<bdi>${escaped(value)}</bdi>` : ''

/** Text of several lines. */
export const lines = (value: string | null | undefined): string =>
  (value ?? '')
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => `<div>${text(one)}</div>`)
    .join('')

export interface Issuer {
  name: string
  legal_name: string | null
  vat_number: string | null
  address: string | null
  logo_url: string | null
  footer: string | null
  time_zone?: string
}

/** The head of a document: the shop with its logo, what the document is, and the facts about it. */
export function head(
  { words }: Writer,
  issuer: Issuer,
  { name, number, facts }: { name: string; number?: string; facts: readonly (readonly [string, string])[] },
): string {
  const logo = issuer.logo_url ? `<img class="logo" src="${escaped(issuer.logo_url)}" alt="">` : ''
  const vat = issuer.vat_number ? `<div>${escaped(words.vat_number)}: ${text(issuer.vat_number)}</div>` : ''
  const rows = facts.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${value}</dd></div>`)
  return `<header class="head">
<div class="issuer">${logo}<strong>${text(issuer.legal_name || issuer.name)}</strong>${lines(issuer.address)}${vat}</div>
<div class="what"><h1>${escaped(name)}</h1>${number ? `<p class="number">${text(number)}</p>` : ''}<dl>${rows.join('')}</dl></div>
</header>`
}

/** Blocks side by side, such as two addresses; empty ones are left out. */
export const blocks = (parts: readonly { heading: string; html: string }[]): string => {
  const shown = parts.filter(({ html }) => html)
  if (shown.length === 0) return ''
  return `<section class="blocks">${shown
    .map(({ heading, html }) => `<div><h2>${escaped(heading)}</h2>${html}</div>`)
    .join('')}</section>`
}

export const footer = ({ footer }: Issuer): string =>
  footer ? `<footer class="foot">${lines(footer)}</footer>` : ''

export interface Column {
  label: string
  /** Figures stand at the end of their column. */
  isFigure?: boolean
  width?: string
}

/** A table whose head, with the name of the document over it, stands on every page it reaches. */
export function table(
  [name, number]: readonly [name: string, number: string],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  caption = '',
): string {
  const end = (index: number) => (columns[index]?.isFigure ? ' class="figure"' : '')
  const heads = columns.map(
    ({ label, width }, index) =>
      `<th scope="col"${end(index)}${width ? ` style="width:${width}"` : ''}>${escaped(label)}</th>`,
  )
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => `<td${end(index)}>${cell}</td>`).join('')}</tr>`,
  )
  return `<table class="lines">${caption ? `<caption>${text(caption)}</caption>` : ''}
<thead><tr class="again"><td colspan="${columns.length}">${escaped(name)} ${text(number)}</td></tr><tr>${heads.join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table>`
}

/** A box to tick or to write into. */
export const box = '<span class="box"></span>'

/** What an item is: its title, what tells it from others, and its code. */
export const itemCell = (title: string, description?: string | null, more?: string): string =>
  `<div class="title">${text(title)}</div>${description ? `<div class="soft">${text(description)}</div>` : ''}${more ?? ''}`

const countryOf = (code: string | null, locale: string): string =>
  code && /^[a-z]{2}$/i.test(code)
    ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? '')
    : ''

/**
 * An address in the order it is written in: in Japan, China and Korea from the largest place down to the person, elsewhere the
 * other way round.
 */
export function addressLines(address: DocumentAddress | null | undefined, locale: string): string {
  if (!address) return ''
  const { first_name, last_name, company, address_1, address_2, postal_code, city, province } = address
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const country = address.country_code?.toLowerCase() ?? ''
  const isFromLargest = ['jp', 'cn', 'kr', 'tw'].includes(country)
  const all = isFromLargest
    ? [
        `${country === 'jp' && postal_code ? '〒' : ''}${postal_code ?? ''}`,
        joined(province, city, address_1),
        address_2,
        company,
        joined(last_name, first_name),
        countryOf(country, locale),
      ]
    : [
        joined(first_name, last_name),
        company,
        address_1,
        address_2,
        ['us', 'ca', 'au', 'gb', 'in'].includes(country)
          ? joined(city, province, postal_code)
          : joined(postal_code, city),
        ['us', 'ca', 'au', 'gb', 'in'].includes(country) ? null : province,
        countryOf(country, locale),
      ]
  return all
    .filter(Boolean)
    .map((one) => `<div>${text(one)}</div>`)
    .join('')
}
