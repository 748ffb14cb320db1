// @vitest-environment jsdom

import { formatMoney, minorUnits } from '@cartwright/sdk/rules'
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Money } from './Money.js'

it.each([
  [1999, 'usd', 'en-US', '$19.99'],
  [1999, 'EUR', 'de-DE', '19,99 €'],
  [128000, 'jpy', 'en-US', '¥128,000'],
  [128000, 'KRW', 'en-US', '₩128,000'],
  [35000, 'vnd', 'vi', '35.000 ₫'],
  [1999, 'clp', 'en-US', 'CLP 19.99'],
  [1999, 'kwd', 'en-US', 'KWD 19.99'],
  [-500, 'usd', 'en-US', '-$5.00'],
  [-0, 'usd', 'en-US', '$0.00'],
])('%i of %s reads in %s as %s', (amount, currency, locale, text) =>
  expect(formatMoney(amount, currency, locale).replace(/\s/g, ' ')).toBe(text),
)

it.each([
  ['usd', 'ar', 'US$\u200e'],
  ['gbp', 'ar', 'UK£\u200e'],
  ['usd', 'en-CA', 'US$5.00'],
  ['eur', 'ar', '€'],
])('%s keeps its symbol together in %s', (currency, locale, end) =>
  expect(formatMoney(500, currency, locale).endsWith(end)).toBe(true),
)

it('formats in American English unless told', () => expect(formatMoney(0, 'eur')).toBe('€0.00'))

it.each([
  ['krw', 1],
  ['JPY', 1],
  ['vnd', 1],
  ['usd', 100],
  ['clp', 100],
])('%s has %i minor units', (code, units) => expect(minorUnits(code)).toBe(units))

it('shows the amount in the locale around it', async () => {
  render(<Money amount={-2400} currency="eur" isSigned />, { locale: 'fr-FR' })
  expect(screen.getByText(/-24,00\s€/)).toBeInTheDocument()
  await expectAccessible()
})
