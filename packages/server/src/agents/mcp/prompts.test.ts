import { contract, toolsOf } from '@cartwright/contract'
import { describe, expect, it } from 'vitest'
import { dailyPrompts } from './prompts'

const now = new Date('2026-05-10T12:00:00.000Z')
const textOf = (name: string, given: Record<string, string> = {}) =>
  dailyPrompts.find((one) => one.name === name)?.text(given, now) ?? ''

describe('prompts for daily work', () => {
  it('speak of tools that are offered every day', () => {
    const daily = new Set([...toolsOf(contract).map(({ name }) => name), 'draft_refund'])
    for (const { name, needs } of dailyPrompts)
      for (const tool of needs) {
        expect([name, tool, daily.has(tool)]).toEqual([name, tool, true])
        expect(textOf(name)).toContain(tool)
      }
  })

  it('say what they take', () => {
    for (const { arguments: takes } of dailyPrompts)
      for (const { description, required } of takes)
        expect([description.length > 10, required]).toEqual([true, false])
  })

  it('find what is late by a date', () => {
    expect(textOf('late_orders')).toContain('2026-05-07T12:00:00.000Z')
    expect(textOf('late_orders', { days: '10' })).toContain('2026-04-30T12:00:00.000Z')
    expect(textOf('low_stock', { threshold: '0' })).toContain('{"lte": 0}')
  })

  it('draft refunds of one order, by number or id, or of all that came back', () => {
    expect(textOf('refunds_to_draft')).toContain('return_status ["received"]')
    expect(textOf('refunds_to_draft', { order: '#12' })).toContain('display_id "12"')
    expect(textOf('refunds_to_draft', { order: 'order_01H' })).toContain('Read the order order_01H')
    expect(textOf('refunds_to_draft', { reason: 'It "broke"' })).toContain('the reason "It \\"broke\\""')
    expect(textOf('refunds_to_draft')).toContain('Send no refund')
  })

  it.each([
    ['late_orders', { days: '0' }, /^days /],
    ['late_orders', { days: 'soon' }, /^days must be a whole number/],
    ['low_stock', { threshold: '-1' }, /^threshold must be a whole number/],
    ['refunds_to_draft', { order: 'all of them' }, /^order must be the number or the id/],
    ['refunds_to_draft', { mood: 'kind' }, /^property mood should not exist/],
  ])('%s refuses %j', (name, given, message) => {
    expect(() => textOf(name, given)).toThrow(RangeError)
    expect(() => textOf(name, given)).toThrow(message)
  })
})
