'use client'

import type { HTMLAttributes } from 'react'
import { HeadingContext } from 'react-aria-components/Heading'
import { useSlottedContext } from 'react-aria-components/slots'
import { TitleText } from './title-text.js'

/** The id of the title of the dialog around, for what is named by it too. */
export const useDialogTitleId = () => useSlottedContext(HeadingContext, 'title')?.id

/** The title of the dialog around, which is named by it. */
export function DialogTitle(props: HTMLAttributes<HTMLDivElement>) {
  const { id, level } = useSlottedContext(HeadingContext, 'title') ?? {}
  return <TitleText {...props} id={id} level={level} />
}
