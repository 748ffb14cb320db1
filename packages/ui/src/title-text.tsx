'use client'

import type { HTMLAttributes } from 'react'

interface TitleTextProps extends HTMLAttributes<HTMLDivElement> {
  /** Its level in the outline of the page. */
  level?: number
}

/**
 * A title that readers hear as a heading and style sheets of the page do not know as one: `h2 { font-size: 3em }` of a host
 * stands outside of layers and so beats ours, but means no `div`.
 */
export const TitleText = ({ level = 2, ...props }: TitleTextProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the element is what hosts style
  <div {...props} role="heading" aria-level={level} />
)
