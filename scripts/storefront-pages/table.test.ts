import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storefrontPages } from './pages'
import { pagesTable, tableMarks } from './table'

const pages = storefrontPages()

it('the page of the storefront says what it is made of; scripts/storefront-pages.ts writes it anew', () => {
  const written = readFileSync(join(import.meta.dirname, '../../docs/storefront.md'), 'utf8')
  const [start, end] = tableMarks
  expect(written.split(start)[1]?.split(end)[0]?.trim()).toBe(pagesTable(pages).trim())
})

/** A link of agents that shows no page of its own: `shop/handoff.test.ts` follows it. */
const fromAgent = '/checkout/from-agent/:token'

it('every address is opened in a browser, but those that only pages ask', () => {
  const unopened = pages.filter(({ tests }) => tests.length === 0).map(({ path }) => path)
  const others = unopened.filter((path) => !path.endsWith('.json') && path !== '/*')
  expect(others.filter((path) => path !== fromAgent)).toEqual([])
})

it('pages of the shop are made of the library', () => {
  const at = (path: string) => pages.find((page) => page.path === path)?.pieces ?? []
  expect(at('/p/:handle')).toContain('readChoice')
  expect(at('/checkout')).toContain('AddressForm')
  expect(at('/offline')).toEqual([])
})
