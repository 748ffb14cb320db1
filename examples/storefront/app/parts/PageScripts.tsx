import { createContext, useContext } from 'react'
import { registration } from '../machines/registration'
import type { RootData } from '../root'

/** What a page needs to run its own scripts, and only those. */
export interface Scripts {
  nonce: string
  /** The script that brings the islands to life, and what it imports. */
  entry: { module: string; imports: readonly string[] }
}

export const ScriptsContext = createContext<Scripts | undefined>(undefined)

/** Pages are fetched when somebody is about to follow a link; what is done by going there is left alone. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/checkout*', '/*/checkout*'] } },
          { not: { href_matches: ['/account*', '/*/account*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** The scripts at the end of a page. Without them every page works as the server has drawn it. */
export function PageScripts({ shop }: { shop: RootData | undefined }) {
  const scripts = useContext(ScriptsContext)
  if (!scripts || !shop) return null
  const { nonce, entry } = scripts
  // What only the head of the page is for weighs nothing in its scripts.
  const { alternates: _, ...known } = shop
  return (
    <>
      {entry.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        id="shop-data"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way out of its element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(known).replaceAll('<', '\\u003c') }}
      />
      <script
        type="speculationrules"
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: speculation }}
      />
      <script nonce={nonce}>{registration}</script>
      <script type="module" src={entry.module} nonce={nonce} />
    </>
  )
}
