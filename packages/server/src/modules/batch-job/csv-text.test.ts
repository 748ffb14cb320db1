import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../import/csv'
import { csvLine } from './csv-text'

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1+2', "'-1+2"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ["'=1", "''=1"],
    ['=a;b', '"\'=a;b"'],
    ['-5', '-5'],
    ['-5.25', '-5.25'],
    ["'20376", "''20376"],
    ["'90s", "'90s"],
    ["it's", "it's"],
    ["'tis", "'tis"],
    ['a=b', 'a=b'],
  ])('%j is written as %j', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`)
  })

  it.each([';', ','] as const)(
    'is read as it was written, whatever it holds, between %s',
    async (separator) => {
      const folder = mkdtempSync(join(tmpdir(), 'cartwright-csv-'))
      const start = fc.constantFrom(
        '',
        "'",
        "'203",
        "''7",
        "''",
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '＝',
        "'=",
        '\'"',
        ' =',
      )
      const cell = fc
        .tuple(start, fc.string({ unit: 'grapheme', maxLength: 12 }))
        .map((parts) => parts.join('').replaceAll('\0', '').replaceAll('\uFEFF', ''))
      const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 })
      await fc.assert(
        fc.asyncProperty(rows, async (cells) => {
          const file = join(folder, 'cells.csv')
          const written = cells.map((row, at) => csvLine([at, ...row], separator))
          writeFileSync(file, csvLine(['n', 'a', 'b', 'c'], separator) + written.join(''))
          const read: string[][] = []
          for await (const { cells: found } of readCsv(file))
            read.push([found.a ?? '', found.b ?? '', found.c ?? ''])
          expect(read).toEqual(cells)
        }),
        { numRuns: 100 },
      )
    },
  )
})
