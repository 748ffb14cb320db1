import { expect, it } from 'vitest'
import { parcelsOf, readSheet } from './tracking-sheet'

it.each([
  ['1042\tA1\n1043\tB2', ['1042 A1', '1043 B2']],
  ['#1042;A1\r\n\r\n#1043;"B 2"', ['#1042 A1', '#1043 B 2']],
  ['Order,Tracking\n1042,A1', ['1042 A1']],
  ['1042 JJD 0003 9999', ['1042 JJD 0003 9999']],
  ['1042\tDHL\n1043', ['1042 DHL', '1043 ']],
  ['', []],
])('%j is read line by line', (text, lines) => {
  expect(readSheet(text).map(({ order, tracking }) => `${order} ${tracking}`)).toEqual(lines)
})

it('lines that name no order or no number are left to be mended', () => {
  const lines = readSheet('1042\tA1\n1043\n\t\tC3')
  expect(parcelsOf(lines)).toEqual([{ order: '1042', tracking_numbers: ['A1'] }])
  expect(lines).toHaveLength(3)
})
