import { expect, it } from 'vitest'
import { metadataFields, metadataTexts, metadataWords } from './metadata-words'

const metadata = {
  care: 'Rinse by hand',
  plate: 14,
  series: '7',
  picture: '/uploads/jug.webp',
  video: 'https://film.example/jug',
  place: 'Portugal',
  external_id: 'jug-14_a',
  seo: { title: 'Jug' },
}

it('asks for what somebody reads', () => {
  expect(metadataFields(metadata).map(({ label, own }) => [label, own])).toEqual([
    ['care', 'Rinse by hand'],
    ['place', 'Portugal'],
  ])
  expect(metadataFields(null)).toEqual([])
})

it('keeps what is written, and what it has no field for', () => {
  const kept = { care: 'Von Hand spülen', gone: 'Weg', empty: null }
  const texts = metadataTexts(kept)
  expect(metadataWords(metadata, texts, kept)).toEqual({ care: 'Von Hand spülen', place: '', gone: 'Weg' })
  const [care = ''] = metadataFields(metadata).map(({ key }) => key)
  expect(metadataWords(metadata, { ...texts, [care]: 'Spülen' }, kept).care).toBe('Spülen')
})
