import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { queryOf } from './body'
import { rootedPath } from './commands/api'
import { csvText } from './csv'
import { destinationOf, shopAddress } from './destination'
import { duration } from './duration'
import { failureJson, failureOf } from './failure'
import { onShop, withFlagsLast, withOutput } from './flags'
import { picked } from './output'
import { mannersOf } from './shell'
import { cellText, rowTable } from './table'

const program = () => {
  const root = new Command('cartwright')
  onShop(withOutput(root.command('products').command('list')))
  return root
}

it.each([
  ['--json products list', 'products list --json'],
  ['--url http://x products --output=csv list -q a=b', 'products list --url http://x --output=csv -q a=b'],
  ['products list --json', 'products list --json'],
  ['--bogus products list', '--bogus products list'],
])('%s is read as %s', (words, read) =>
  expect(withFlagsLast(program(), words.split(' ')).join(' ')).toBe(read),
)

it.each<[string, Record<string, string>, Partial<ReturnType<typeof mannersOf>>]>([
  ['products list', {}, { json: false, input: true, color: true }],
  ['products list --output json', {}, { json: true }],
  ['products list --output=json', {}, { json: true }],
  ['products list --ndjson --no-color', {}, { json: true, color: false }],
  ['login', { CI: '1' }, { input: false }],
  ['login --no-input', {}, { input: false }],
  ['products list', { NO_COLOR: '1' }, { color: false }],
  ['api GET x -- --json', {}, { json: false }],
])('%s with %j has its manners', (words, env, manners) =>
  expect(mannersOf(words.split(' '), env)).toMatchObject(manners),
)

it.each([
  ['30s', 30_000],
  ['1.5m', 90_000],
  ['90d', 7_776_000_000],
])('%s is %i ms', (text, ms) => expect(duration('--for', text, { ms: 1e12, text: 'ever' })).toBe(ms))
it.each(['', '10', '-1s', '1y', '0s'])('%j is no duration', (text) =>
  expect(() => duration('--for', text, { ms: 1e12, text: 'ever' })).toThrow('--for'),
)

it.each([
  [['status=draft'], { status: 'draft' }],
  [['status=a', 'status=b'], { status: ['a', 'b'] }],
  [['tags[]=a'], { tags: ['a'] }],
  [['created_at[gte]=2026-01-01', 'q='], { 'created_at[gte]': '2026-01-01', q: '' }],
])('%j is a query', (words, query) => expect(queryOf(words)).toEqual(query))
it.each([
  ['products', false, '/admin/products'],
  ['/products?limit=1', false, '/admin/products?limit=1'],
  ['/admin/products', false, '/admin/products'],
  ['store', false, '/admin/store'],
  ['/store/products', false, '/store/products'],
  ['products', true, '/store/products'],
  ['/store/regions', true, '/store/regions'],
])('%s, of the storefront %s, is %s', (path, isStore, rooted) =>
  expect(rootedPath(path, isStore)).toBe(rooted),
)

it('a query says values', () => expect(() => queryOf(['status'])).toThrow('-q status says no value'))

it.each([
  [{ type: 'not_found', message: 'gone' }, 4],
  [{ status: 401, message: 'no' }, 3],
  [{ status: 409, message: 'no' }, 6],
  [{ status: 503, message: 'no' }, 7],
  [{ status: 500, type: 'unknown_error', message: 'no' }, 1],
  [Object.assign(new Error('no file'), { code: 'ENOENT' }), 4],
  [Object.assign(new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })]), {}), 7],
  [Object.assign(new Error('^C'), { name: 'ExitPromptError' }), 130],
  ['text', 1],
])('%j ends with %i', (error, code) => {
  const failure = failureOf(error)
  expect(failure.exit).toBe(code)
  expect(Object.keys(JSON.parse(failureJson(failure)).error)).toEqual([
    'code',
    'message',
    'hint',
    'request_id',
    'exit',
  ])
})

describe('what is printed', () => {
  it('leads into relations by dots, and has null for what is not there', () =>
    expect(picked({ id: 'p', variants: [{ sku: 'a' }, {}] }, ['variants.sku', 'title'])).toEqual({
      'variants.sku': ['a', null],
      title: null,
    }))
  it('never moves the cursor of a terminal', () => {
    expect(cellText('a\u001b[2Jb\u0007c')).not.toContain('\u001b')
    expect(cellText('a\u0007')).toBe('a�')
    expect(cellText('two\nlines')).toBe('two lines')
  })
  it('is cut to the width of a terminal and nowhere else, and an id never', () => {
    const rows = [{ id: 'prod_01M82XK6K0MDS5FTHNRAHPZE2G', title: 'A long title of a long thing' }]
    for (const line of rowTable(['id', 'title'], rows, 50).split('\n'))
      expect(line.length).toBeLessThanOrEqual(50)
    expect(rowTable(['id', 'title'], rows, 50)).toContain('prod_01M82XK6K0MDS5FTHNRAHPZE2G')
    expect(rowTable(['id', 'title'], rows)).toContain('A long title of a long thing')
  })
  it('is CSV that no spreadsheet runs', () =>
    expect(
      csvText(
        ['a', 'b'],
        [
          { a: '=1+1', b: 'x "y", z' },
          { a: -1, b: null },
        ],
      ),
    ).toBe('a,b\r\n\'=1+1,"x ""y"", z"\r\n-1,\r\n'))
})

describe('which shop a command is for', () => {
  const env = { CARTWRIGHT_CONFIG_DIR: mkdtempSync(join(tmpdir(), 'cartwright-cli-')) }
  it('is said by a flag before the environment', async () => {
    const both = { ...env, CARTWRIGHT_URL: 'https://env.example', CARTWRIGHT_TOKEN: 'e' }
    expect(await destinationOf({ url: 'flag.example' }, both)).toMatchObject({
      url: 'https://flag.example',
      token: 'e',
    })
    expect(await destinationOf({ data: 'here' }, both)).toMatchObject({ kind: 'local', data: 'here' })
    expect(await destinationOf({ token: 'f' }, both)).toMatchObject({
      url: 'https://env.example',
      token: 'f',
    })
    expect(await destinationOf({ profile: 'local' }, both)).toMatchObject({ kind: 'local' })
  })
  it.each([
    ['shop.example.com', 'https://shop.example.com'],
    ['localhost:9000/', 'http://localhost:9000'],
    ['HTTPS://Shop.example.com/sub/', 'https://shop.example.com/sub'],
  ])('%s is %s', (text, url) => expect(shopAddress(text)).toBe(url))
})
