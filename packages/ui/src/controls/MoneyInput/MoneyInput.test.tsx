// @vitest-environment jsdom

import { moneyText, parseMoney } from '@cartwright/sdk/rules'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { MoneyInput } from './MoneyInput.js'

it.each([
  ['19.99', 'usd', 'en-US', 1999],
  ['19,99', 'eur', 'de-DE', 1999],
  ['19.99', 'eur', 'de-DE', 1999],
  ['1.299,00', 'eur', 'de-DE', 129900],
  ['1.299', 'eur', 'de-DE', 129900],
  ['1,299', 'usd', 'en-US', 129900],
  ['1,299.5', 'usd', 'en-US', 129950],
  ['1 299,50 €', 'eur', 'fr-FR', 129950],
  ["1'299.50", 'chf', 'de-CH', 129950],
  ['$4.10', 'usd', 'en-US', 410],
  ['1.005', 'usd', 'en-US', undefined],
  ['0.1', 'usd', 'en-US', 10],
  ['.5', 'usd', 'en-US', 50],
  ['12.', 'usd', 'en-US', 1200],
  ['-3', 'usd', 'en-US', -300],
  ['12800', 'jpy', 'ja', 12800],
  ['12,800', 'jpy', 'ja', 12800],
  ['128.5', 'jpy', 'ja', undefined],
  ['١٩٫٩٩', 'aed', 'ar-EG', 1999],
  ['१९.९९', 'inr', 'hi', 1999],
  ['９９', 'jpy', 'ja', 99],
  ['', 'usd', 'en-US', null],
  ['1.2.3', 'usd', 'en-US', undefined],
  ['19,9O', 'eur', 'de-DE', undefined],
  ['EUR 19,99', 'eur', 'de-DE', 1999],
  ['-', 'usd', 'en-US', undefined],
  ['1,00,000.50', 'inr', 'en-IN', 10000050],
  ['--1', 'usd', 'en-US', undefined],
])('%s in %s as %s writes it is %s', (text, currency, locale, amount) =>
  expect(parseMoney(text, currency, locale)).toBe(amount),
)

it('reads back every amount it writes, in every notation', () => {
  const amounts = fc.integer({ min: -1e13, max: 1e13 })
  const locales = fc.constantFrom(
    'en-US',
    'de-DE',
    'fr-FR',
    'de-CH',
    'ar-EG',
    'hi',
    'pt-BR',
    'pl',
    'ja',
    'ta',
  )
  fc.assert(
    fc.property(amounts, locales, fc.constantFrom('usd', 'jpy'), (amount, locale, currency) => {
      expect(parseMoney(moneyText(amount, currency, locale), currency, locale)).toBe(amount)
    }),
  )
})

it('gives minor units while typing and tidies up on leaving', async () => {
  const onChange = vi.fn()
  render(<MoneyInput label="Price" currency="eur" onChange={onChange} name="amount" />, { locale: 'de-DE' })
  const input = screen.getByRole('textbox', { name: 'Price' })
  await userEvent.type(input, '1234,5')
  expect(onChange).toHaveBeenLastCalledWith(123450)
  await userEvent.tab()
  expect(input).toHaveValue('1.234,50')
  expect(document.querySelector('[name=amount]')).toHaveValue('123450')
  await userEvent.clear(input)
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expectAccessible()
})

it('says what an amount looks like and keeps the text', async () => {
  render(<MoneyInput label="Price" currency="jpy" defaultValue={100} />)
  const input = screen.getByRole('textbox')
  await userEvent.clear(input)
  await userEvent.type(input, '12.5')
  await userEvent.tab()
  expect(input).toHaveValue('12.5')
  expect(input).toHaveAccessibleDescription('Enter an amount such as 123,456')
})

it('stays between its bounds and steps by whole units', async () => {
  const onChange = vi.fn()
  render(
    <MoneyInput
      label="Refund"
      currency="usd"
      defaultValue={2000}
      minValue={0}
      maxValue={2400}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(2100)
  await userEvent.keyboard('{PageUp}')
  expect(onChange).toHaveBeenLastCalledWith(2400)
})
