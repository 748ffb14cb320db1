import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCookie, stylesKept } from '../shop/cookies'

/** The styles of a page: written into it, or kept by the browser under their address. */
export interface PageStyles {
  href: string
  /** Undefined for a browser that has the file. */
  text: string | undefined
}

const texts = new Map<string, Promise<string>>()

/**
 * A browser that comes for the first time gets the styles in the page itself, and so draws it after one answer instead of two. It
 * fetches the file once the page is there and says so by a cookie; from then on pages name the file, as it is kept.
 *
 * @param href the style sheet of all pages, by an address that changes with what is in it
 * @param folder where the files of the build lie
 * @param isShared whether the page may be given to others
 */
export async function stylesOf(
  request: Request,
  href: string,
  folder: string,
  isShared: boolean,
): Promise<PageStyles> {
  if (!isShared && readCookie(request, stylesKept) === href) return { href, text: undefined }
  let text = texts.get(href)
  if (!text) {
    text = readFile(join(folder, href), 'utf8')
    texts.set(href, text)
    text.catch(() => texts.delete(href))
  }
  return { href, text: await text }
}
