import { piecesOfFrame, type StorefrontPage, storefrontPages } from './pages'

/** Between these stands what is generated. */
export const tableMarks = ['<!-- pages: start -->', '<!-- pages: end -->'] as const

/** The addresses of the storefront in Markdown: what answers each, of which pieces, and who opens it in a browser. */
export function pagesTable(pages: readonly StorefrontPage[] = storefrontPages()): string {
  const used = new Set([...piecesOfFrame(), ...pages.flatMap(({ pieces }) => pieces)])
  return [
    `${pages.length} addresses, of ${used.size} pieces, hooks and rules of \`@cartwright/ui\` and \`@cartwright/sdk\`.`,
    [
      '| Address | Answered by | Opened in a browser by | Made of |',
      '|---|---|---|---|',
      `| around all | \`pages/ShopLayout.tsx\` | all of them | ${list(piecesOfFrame())} |`,
      ...pages.map(
        ({ path, file, tests, pieces }) =>
          `| \`${path}\` | \`${file}\` | ${list(tests.map((test) => test.replace(/^e2e\/|\.e2e\.ts$|\.ts$/g, '')))} | ${list(pieces)} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ')
