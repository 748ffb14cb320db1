import { expect, it } from 'vitest'
import { freeName, isChanged, plainSearch } from './saved-views.js'

it.each([
  ['?status=open&q=ada', 'q=ada&status=open', false],
  ['status=open', 'status=open&offset=40', false],
  ['status=open&limit=20', 'status=open&limit=100&page=3', false],
  ['status=open', 'status=open&q=', false],
  ['', '?', false],
  ['q=a+b', 'q=a%20b', false],
  ['status[]=a&status[]=b', 'status%5B%5D=a&status%5B%5D=b', false],
  ['status=open', 'status=closed', true],
  ['status=open', '', true],
  ['order=-total&order=name', 'order=name&order=-total', true],
  ['status=open', 'status=open&status=new', true],
])('a view of “%s” that shows “%s” is changed: %s', (saved, search, changed) =>
  expect(isChanged({ search: saved }, search)).toBe(changed),
)

it('leaves out what the list names as its own', () =>
  expect(plainSearch('density=compact&q=ada', ['density'])).toBe('q=ada'))

it.each([
  ['Open', [], 'Open'],
  ['Open', ['open '], 'Open 2'],
  ['Open', ['Open', 'Open 2', 'Open 4'], 'Open 3'],
])('%s beside %o is called %s', (name, taken, free) => expect(freeName(name, taken)).toBe(free))
