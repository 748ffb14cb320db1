import { describe, expect, it } from 'vitest'
import { mentionBegun, piecesOf, spokenTo, withMention } from './mentions'

const ann = { id: 'usr_1', email: 'ann@example.com', first_name: 'Ann', last_name: null }
const lee = { id: 'usr_2', email: 'lee@example.com', first_name: 'Ann', last_name: 'Lee' }
const nameless = { id: 'usr_3', email: 'x@example.com', first_name: null, last_name: null }

it.each<[string, string | undefined]>([
  ['', undefined],
  ['@', ''],
  ['look, @an', 'an'],
  ['look, @Ann L', 'Ann L'],
  ['(@an', 'an'],
  ['ada@example.com', undefined],
  ['@ann said\nso', undefined],
  ['no at all', undefined],
])('in %j somebody is begun: %j', (text, begun) => expect(mentionBegun(text)).toBe(begun))

it.each([
  ['@', ann, '@Ann '],
  ['look, @an', lee, 'look, @Ann Lee '],
  ['@', nameless, '@x@example.com '],
  ['nobody', ann, 'nobody'],
])('%j with a colleague becomes what is written', (text, person, written) =>
  expect(withMention(text, person)).toBe(written),
)

it('nobody is spoken to whose name was taken out again', () => {
  expect(spokenTo('look, @Ann', [ann, nameless])).toEqual([ann])
  expect(spokenTo('look', [ann])).toEqual([])
})

describe('a note in pieces', () => {
  it.each<[string, string[]]>([
    ['plain', ['plain']],
    ['@Ann', ['*@Ann']],
    ['ask @Ann Lee, then @Ann.', ['ask ', '*@Ann Lee', ', then ', '*@Ann', '.']],
    ['@Bo is nobody', ['@Bo is nobody']],
    ['', []],
  ])('%j is %j', (text, pieces) =>
    expect(piecesOf(text, [ann, lee]).map((one) => (one.isMention ? `*${one.text}` : one.text))).toEqual(
      pieces,
    ),
  )
})
