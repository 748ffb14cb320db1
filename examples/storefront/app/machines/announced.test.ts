import { expect, it } from 'vitest'
import { announced } from './announced'

it('announces the pictures that a page preloads, with all a browser needs to choose among them', () => {
  const html =
    '<head><link rel="preload" as="image" imageSrcSet="/a-320.webp 320w, /a.webp 960w" imageSizes="(max-width: 860px) 46vw, 330px" fetchPriority="high"/><link rel="preload" as="image" href="/b.webp?x=1&amp;y=2"/></head>'
  expect(announced(html)).toBe(
    '</a-320.webp>; rel=preload; as=image; imagesrcset="/a-320.webp 320w, /a.webp 960w"; imagesizes="(max-width: 860px) 46vw, 330px"; fetchpriority="high", </b.webp?x=1&y=2>; rel=preload; as=image',
  )
})

it('announces nothing where there is nothing, and nothing that would end the header early', () => {
  expect(announced('<head><link rel="preload" as="font" href="/a.woff2"/></head>')).toBeUndefined()
  expect(announced('<link rel="preload" as="image" href="/a>b.webp"/>')).toBeUndefined()
  // Pictures that lie elsewhere are named as their shop named them, and headers hold no such letters.
  expect(
    announced('<link rel="preload" as="image" href="https://pictures.example/水差し.webp"/>'),
  ).toBeUndefined()
})
