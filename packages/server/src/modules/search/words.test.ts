import { describe, expect, it } from 'vitest'
import { forgiven, gramsOf, mistakes, wordsOf } from './words'

describe('the words of a text', () => {
  it.each([
    ['Größe: Café-Tasse, 2er', ['grosse', 'cafe', 'tasse', '2er']],
    ['SMØRREBRØD', ['smorrebrod']],
    ['湯のみ ΚΎΠΕΛΛΟ', ['湯のみ', 'κυπελλο']],
    [null, []],
    ['—', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))
})

describe('mistakes', () => {
  it.each([
    ['vase', 'vase', 0],
    ['vsae', 'vase', 1],
    ['vas', 'vase', 1],
    ['vasse', 'vase', 1],
    ['base', 'vase', 1],
    ['teapto', 'teapot', 1],
    ['bowl', 'vase', 3],
  ])('from %s to %s are %i', (a, b, count) => expect(mistakes(a, b, 2)).toBe(count))

  it('are forgiven by the length of the word', () =>
    expect(['mug', 'vase', 'planter', 'stoneware'].map(forgiven)).toEqual([0, 1, 1, 2]))

  it('leave some piece of a word whole', () => expect(gramsOf('mug')).toEqual(['^mu', 'mug', 'ug$']))
})
