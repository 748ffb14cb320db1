import { createContext, useContext } from 'react'
import { inlineScripts } from '../machines/inline-scripts'
import type { RootData } from '../root'

/** What a page needs to run its own scripts, and only those. */
export interface Scripts {
  /** The script that brings the islands to life, and what it imports. */
  entry: { module: string; imports: readonly string[] }
}

export const ScriptsContext = createContext<Scripts | undefined>(undefined)

/**
 * The scripts at the end of a page. Without them every page works as the server has drawn it, so pictures and letters have
 * the way before them.
 */
export function PageScripts({ shop }: { shop: RootData | undefined }) {
  const scripts = useContext(ScriptsContext)
  if (!scripts || !shop) return null
  const { entry } = scripts
  // What only the head of the page is for weighs nothing in its scripts.
  const { alternates: _, ...known } = shop
  return (
    <>
      {entry.imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script
        id="shop-data"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a way out of its element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(known).replaceAll('<', '\\u003c') }}
      />
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: inlineScripts.speculation }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without a way out of its element
        dangerouslySetInnerHTML={{ __html: inlineScripts.registration }}
      />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without a way out of its element
        dangerouslySetInnerHTML={{ __html: inlineScripts.warming }}
      />
      <script type="module" src={entry.module} fetchPriority="low" />
    </>
  )
}
