import fraunces from './fonts/fraunces-normal-core.woff2?url'
import instrument from './fonts/instrument-sans-core.woff2?url'

/** The letters that the first lines of every page are set in. */
export const firstFonts = [instrument, fraunces]

/**
 * What every page needs first, as a `Link` header: networks that keep pages tell browsers of it before the page is there
 * (103 Early Hints).
 */
export const preloadHeader = (styles: readonly string[] = []): string =>
  [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...firstFonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
