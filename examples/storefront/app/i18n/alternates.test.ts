import { describe, expect, it } from 'vitest'
import { alternatesFor, alternatesOf } from './alternates'

const region = (...codes: string[]) => ({ countries: codes.map((code) => ({ code })) })
const tags = (...given: Parameters<typeof alternatesOf>) => alternatesOf(...given).map(({ tag }) => tag)

describe('the other addresses of a page', () => {
  it('are the languages, and the countries in those that are written there', () =>
    expect(tags([region('at', 'be'), region('ae')], ['en', 'de', 'fr', 'ar'])).toEqual([
      'en',
      'de',
      'fr',
      'ar',
      'de-AT',
      'de-BE',
      'fr-BE',
      'en-AE',
      'ar-AE',
    ]))

  it('give a country whose languages the shop does not have English', () =>
    expect(alternatesOf([region('fi')], ['en', 'tm'])).toContainEqual({ tag: 'en-FI', prefix: '/en-fi' }))

  it('spell Tamil as browsers do', () =>
    expect(alternatesOf([region('lk')], ['tm'])).toEqual([
      { tag: 'ta', prefix: '/ta' },
      { tag: 'ta-LK', prefix: '/ta-lk' },
    ]))

  it('stay few in a shop that sells everywhere', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const world = region(
      'ie',
      'gb',
      ...letters.map((letter) => `q${letter}`),
      ...letters.map((letter) => `x${letter}`),
      ...letters.map((letter) => `z${letter}`),
    )
    expect(tags([world, region('at')], ['en', 'de'])).toEqual(['en', 'de', 'en-IE', 'de-AT'])
    const many = Array.from({ length: 80 }, (_, at) =>
      region(`${letters[at % 26]}${letters[Math.floor(at / 26)]}`),
    )
    expect(tags(many, ['en', 'de'])).toEqual(['en', 'de'])
  })

  it('end with the one that leaves both open', () =>
    expect(alternatesFor(alternatesOf([], ['de']), (prefix) => `${prefix}/cart`)).toEqual([
      ['de', '/de/cart'],
      ['x-default', '/cart'],
    ]))
})
