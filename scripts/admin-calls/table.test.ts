import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reasons } from './reasons'
import { coverage, coverageTable, tableMarks, unexplained } from './table'

const found = coverage()

it('the page of the back office says what its screens do; scripts/admin-calls.ts writes it anew', () => {
  const written = readFileSync(join(import.meta.dirname, '../../docs/back-office.md'), 'utf8')
  const [start, end] = tableMarks
  expect(written.split(start)[1]?.split(end)[0]?.trim()).toBe(coverageTable(found).trim())
})

it('every screen is opened by a test, and two hundred calls of v1 are used', () => {
  const { rows, used } = found
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ path }) => path)).toEqual([])
  expect(used.length).toBeGreaterThanOrEqual(200)
})

it('whatever of v1 no screen uses is explained, and nothing that one uses', () => {
  expect(unexplained(found.unused)).toEqual([])
  const explained = reasons.flatMap(({ calls }) => calls.map((name) => name.replace(' ', ' /admin')))
  expect(explained.filter((name) => found.used.includes(name))).toEqual([])
})

it('names count where calls are made, not where permissions or types are spoken of', () => {
  const callsAt = (path: string) => found.rows.find((row) => row.path === path)?.calls ?? []
  expect(callsAt('/a/settings/return-reasons')).toContain('DELETE /admin/return-reasons/:id')
  // A picker lists products; it deletes none.
  expect(callsAt('/a/collections/:id')).toContain('GET /admin/products')
  expect(callsAt('/a/collections/:id')).not.toContain('DELETE /admin/products/:id')
  // By a method of the SDK.
  expect(callsAt('/a/products/:id')).toContain('POST /admin/uploads')
})
