import { describe, expect, it } from 'vitest'
import { paymentValue, readPayment, savedCards } from './payment-choice'

describe('a way to pay in a form', () => {
  it.each([
    ['stripe', { provider_id: 'stripe' }],
    ['stripe:pm_1', { provider_id: 'stripe', payment_method: 'pm_1' }],
    ['stripe:', { provider_id: 'stripe' }],
    ['a:b:c', { provider_id: 'a', payment_method: 'b:c' }],
    ['', { provider_id: '' }],
  ])('%o names %o', (value, choice) => expect(readPayment(value)).toEqual(choice))
  it('is read as it was written', () => {
    for (const choice of [{ provider_id: 'manual' }, { provider_id: 'stripe', payment_method: 'pm_1' }])
      expect(readPayment(paymentValue(choice))).toEqual(choice)
  })
})

describe('saved cards', () => {
  const now = new Date(2026, 10, 25)
  const method = (card: unknown, id: unknown = 'pm_1') => ({ provider_id: 'stripe', data: { id, card } })
  const visa = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
  const read = (card: unknown, id?: unknown) => savedCards([method(card, id)], now)[0]

  it('are told by brand, digits and month', () => {
    expect(read(visa)).toEqual({
      provider_id: 'stripe',
      payment_method: 'pm_1',
      brand: 'Visa',
      last4: '4242',
      year: 2030,
      month: 12,
      isExpired: false,
    })
    expect(read({ ...visa, brand: 'visa', display_brand: 'cartes_bancaires' })?.brand).toBe(
      'Cartes Bancaires',
    )
    expect(read({ ...visa, brand: 'local' })?.brand).toBe('local')
  })
  it.each([
    [2026, 11, false],
    [2026, 10, true],
    [2025, 12, true],
    [2027, 1, false],
  ])('of %i-%i: expired is %o', (exp_year, exp_month, isExpired) =>
    expect(read({ ...visa, exp_year, exp_month })?.isExpired).toBe(isExpired),
  )
  it.each([
    ['no card', undefined],
    ['no digits', { ...visa, last4: undefined }],
    ['no month', { ...visa, exp_month: 13 }],
    ['no year', { ...visa, exp_year: 'soon' }],
  ])('with %s are left out', (_, card) => expect(read(card)).toBeUndefined())
  it('without an id, or of a provider that says nothing, are left out', () => {
    expect(read(visa, 7)).toBeUndefined()
    expect(savedCards([{ provider_id: 'manual', data: {} }], now)).toEqual([])
  })
})
