// @vitest-environment jsdom

import { moneyText, parseMoney } from '@cartwright/sdk/rules'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { invalidText } from '../Field/invalid-text.js'
import { Form } from '../Form/Form.js'
import { MoneyInput, type MoneyValue } from './MoneyInput.js'

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
  ['5O', 'usd', 'en-US', undefined],
  ['7d5', 'usd', 'en-US', undefined],
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

it('stays between its bounds, and no key steps an amount', async () => {
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
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.keyboard('30')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(2400)
})

describe('a text that is no amount', () => {
  it('is reported, in place of the amount that stood there before', async () => {
    const onChange = vi.fn()
    render(<MoneyInput label="Price" name="amount" currency="eur" defaultValue={19090} onChange={onChange} />)
    const input = screen.getByRole('textbox')
    await userEvent.type(input, '{End}20')
    expect(input).toHaveValue('190.9020')
    expect(onChange).toHaveBeenLastCalledWith(invalidText)
    expect(document.querySelector('[name=amount]')).toHaveValue('')
    await userEvent.tab()
    expect(input).toHaveValue('190.9020')
    expect(onChange).toHaveBeenLastCalledWith(invalidText)
  })

  it('holds the form back that it stands in, and gets the focus', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <Form onSubmit={onSubmit}>
        <MoneyInput label="Price" currency="eur" />
        <button type="submit">Save</button>
      </Form>,
    )
    const input = screen.getByRole('textbox')
    await userEvent.type(input, '19.9O{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(input).toHaveFocus()
    expect((input as HTMLInputElement).checkValidity()).toBe(false)
    await userEvent.type(input, '{Backspace}0{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('goes when another value comes from outside', async () => {
    function Reset() {
      const [amount, setAmount] = useState<MoneyValue>(1000)
      return (
        <>
          <MoneyInput label="Price" currency="eur" value={amount} onChange={setAmount} />
          <button type="button" onClick={() => setAmount(1000)}>
            Reset
          </button>
        </>
      )
    }
    render(<Reset />)
    await userEvent.type(screen.getByRole('textbox'), '{End}x')
    expect(screen.getByRole('textbox')).toHaveValue('10.00x')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(screen.getByRole('textbox')).toHaveValue('10.00')
  })

  it('cannot be taken for an amount by mistake', () => {
    const amount: MoneyValue = invalidText as MoneyValue
    // @ts-expect-error it is neither a number
    const cents: number = amount ?? 0
    const [, setCents] = [0, (_: number | null) => {}]
    // @ts-expect-error nor taken by a setter that knows amounts only
    const field = <MoneyInput label="Price" currency="eur" onChange={setCents} />
    expect([cents, field]).toHaveLength(2)
  })
})

it('selects its text when it is entered, so that typing replaces it', async () => {
  const onChange = vi.fn()
  render(<MoneyInput label="Refund" currency="eur" defaultValue={19090} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('20')
  expect(onChange).toHaveBeenLastCalledWith(2000)
})
