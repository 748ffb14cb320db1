import { expect, it } from 'vitest'
import { splitWords } from './word-list'

it.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['separators only', ' , ;\n،、', []],
  ['one word', ' Stoneware ', ['Stoneware']],
  ['spaces within words', 'hand made,  north light', ['hand made', 'north light']],
  ['the Latin comma', 'S, M,L', ['S', 'M', 'L']],
  ['the Arabic comma', 'أحمر، أزرق', ['أحمر', 'أزرق']],
  ['the Japanese comma', '赤、青', ['赤', '青']],
  ['the Japanese comma of half width', '赤､青', ['赤', '青']],
  ['the Chinese comma of full width', '小，中，大', ['小', '中', '大']],
  ['semicolons', 'S; M；L؛ XL', ['S', 'M', 'L', 'XL']],
  ['line breaks of every system', 'S\nM\r\nL\rXL\u2028XXL', ['S', 'M', 'L', 'XL', 'XXL']],
  ['several kinds at once', 'S，, M、\n；L', ['S', 'M', 'L']],
  ['spaces of full width around a word', '赤、　青　、緑', ['赤', '青', '緑']],
  ['the same word twice', 'M, S, M', ['M', 'S']],
  ['words that differ in case', 'Red, red', ['Red', 'red']],
  ['hyphens, slashes and points', 'A-1, B/2, C.3', ['A-1', 'B/2', 'C.3']],
])('%s: %j holds %j', (_, text, words) => expect(splitWords(text)).toEqual(words))

it.each<[string, string[]]>([
  ['JD01 JD02', ['JD01', 'JD02']],
  ['JD01,JD02;JD03\tJD04\nJD05', ['JD01', 'JD02', 'JD03', 'JD04', 'JD05']],
  ['JD01，JD02　JD03、JD04', ['JD01', 'JD02', 'JD03', 'JD04']],
  ['JD01\u00a0JD01', ['JD01']],
  ['  ', []],
])('at spaces, too: %j holds %j', (text, words) =>
  expect(splitWords(text, { atSpaces: true })).toEqual(words),
)
