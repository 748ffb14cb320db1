const attributes = ['imagesrcset', 'imagesizes', 'fetchpriority']

/** What a header cannot hold, or would end a part of it early. */
const unfit = /[<>"\\]|[^ -~]/

/**
 * The pictures that the head of a page preloads, as a `Link` header: networks that keep pages tell browsers of them before the
 * page is there (103 Early Hints). Undefined where it preloads none.
 *
 * @param html a page as React writes it, or what it begins with
 */
export function announced(html: string): string | undefined {
  const links = [...html.matchAll(/<link rel="preload" as="image"([^>]*)>/g)].flatMap(([, text = '']) => {
    const values = new Map(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    )
    // Browsers that do not know of `imagesrcset` fetch what is in the brackets, so the smallest of the set stands there.
    const href = values.get('href') ?? values.get('imagesrcset')?.split(' ')[0]
    if (!href || [...values.values()].some((value) => unfit.test(value))) return []
    const rest = attributes.flatMap((name) => (values.has(name) ? [`; ${name}="${values.get(name)}"`] : []))
    return [`<${href}>; rel=preload; as=image${rest.join('')}`]
  })
  return links.length > 0 ? links.join(', ') : undefined
}
