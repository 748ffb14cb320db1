import type { PictureData } from '../shop/Picture/Picture.js'

/** A drawn picture, so that stories and tests fetch nothing. */
const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="hsl(${hue} 30% 82%)"/><path d="M1.4 4.2h1.2l.5-1.4c.2-.8-.3-1.2-.6-1.6l.1-.5H1.4l.1.5c-.3.4-.8.8-.6 1.6z" fill="hsl(${hue} 34% 42%)"/></svg>`,
  )}`

/** The pictures of a product: four, in 4:5. */
export const examplePictures: PictureData[] = ['Front', 'Back', 'Handle', 'On a table'].map((alt, at) => ({
  src: drawn(30 + at * 80),
  alt,
  width: 960,
  height: 1200,
  placeholder: '#e5e0d6',
}))
