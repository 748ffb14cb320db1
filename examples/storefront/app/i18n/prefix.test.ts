import { describe, expect, it } from 'vitest'
import { languages } from './languages'
import { prefixOf, prefixPath, splitPrefix, withPrefix } from './prefix'

const countries = new Set(['at', 'ch', 'jp', 'ae'])

describe('the beginning of an address', () => {
  it.each([
    ['/de-at/p/tall-jug', { language: 'de', country: 'at' }],
    ['/de-at', { language: 'de', country: 'at' }],
    ['/de-at/', { language: 'de', country: 'at' }],
    ['/ja', { language: 'ja', country: undefined }],
    ['/ta-jp/search', { language: 'tm', country: 'jp' }],
    ['/pt-ch/cart', { language: 'pt', country: 'ch' }],
    ['/ar-ae/cart.json', { language: 'ar', country: 'ae' }],
    ['/de/checkout.json', { language: 'de', country: undefined }],
    ['/de/p/tall-jug.md', { language: 'de', country: undefined }],
    ['/hi-jp', { language: 'hi', country: 'jp' }],
  ])('%s says %o', (path, said) => expect(prefixOf(path, countries)).toEqual(said))

  it.each([
    ['no prefix', '/p/tall-jug'],
    ['home', '/'],
    ['no language of the shop', '/xx-at/p/tall-jug'],
    ['no country of the shop', '/de-us/p/tall-jug'],
    ['the name of a file for its tag', '/tm-jp'],
    ['upper case', '/de-AT'],
    ['a longer word', '/deat'],
    ['more than two parts', '/de-at-x'],
    ['two slashes', '//de-at'],
    ['a country alone', '/at'],
    ['a script', '/de-at/assets/entry.js'],
    ['a picture', '/de/plates/vessels/jug.svg'],
    ['a sitemap', '/de-at/sitemap.xml'],
    ['a part of one', '/de-at/sitemaps/pages.xml'],
    ['a feed', '/de-at/feeds/at/google.tsv'],
    ['the service worker', '/de-at/sw.js'],
    ['rules for robots', '/de/robots.txt'],
    ['the manifest', '/de/manifest.webmanifest'],
    ['the API', '/de/store/products'],
  ])('is none where there is %s', (_, path) => expect(prefixOf(path, countries)).toBeUndefined())

  it('is taken off, whatever country it names', () => {
    expect(splitPrefix('/de-zz/p/jug').rest).toBe('/p/jug')
    expect(splitPrefix('/de-at').rest).toBe('/')
    expect(splitPrefix('/cart').rest).toBe('/cart')
  })

  it.each([
    ['/cart', '/de-at/cart'],
    ['/', '/de-at'],
    ['/search?q=a', '/de-at/search?q=a'],
    ['/?page=2', '/de-at/?page=2'],
    ['/cart.json', '/de-at/cart.json'],
    ['/p/jug.md', '/de-at/p/jug.md'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/plates/vessels/jug.svg?v=1', '/plates/vessels/jug.svg?v=1'],
    ['?page=2', '?page=2'],
    ['#index', '#index'],
    ['//elsewhere.test/', '//elsewhere.test/'],
    ['https://elsewhere.test/', 'https://elsewhere.test/'],
  ])('put before %s makes %s', (path, whole) => {
    expect(withPrefix('/de-at', path)).toBe(whole)
    expect(withPrefix('', path)).toBe(path)
  })

  it('is read as it is written, in every language', () => {
    for (const language of languages) {
      expect(prefixOf(prefixPath({ language }), countries)).toEqual({ language, country: undefined })
      const here = { language, country: 'at' }
      expect(prefixOf(withPrefix(prefixPath(here), '/cart'), countries)).toEqual(here)
    }
  })
})
