import { createContext, useContext } from 'react'
import type { PageStyles as Styles } from '../machines/page-styles.server'

export const StylesContext = createContext<Styles | undefined>(undefined)

/** The styles of the page, in it or by their address. Where the server says nothing of them the router links them. */
export function PageStyles() {
  const styles = useContext(StylesContext)
  if (!styles) return null
  if (styles.text === undefined) return <link rel="stylesheet" href={styles.href} />
  return (
    <style
      data-file={styles.href}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build
      dangerouslySetInnerHTML={{ __html: styles.text }}
    />
  )
}
