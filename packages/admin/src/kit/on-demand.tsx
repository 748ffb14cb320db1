import { part } from '@cartwright/ui/part'
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'

interface Options {
  /** Stands in its place until it is there: for a part of a page. A dialog has none, and takes what is typed meanwhile. */
  placeholder?: ReactNode
}

/**
 * A component whose code is fetched when it is first drawn; one with `isOpen` when it first opens. For what most who open a
 * screen do not open: its dialogs, and what stands far below. What it waits for itself, such as its words, it waits for alone: the
 * page around it stays.
 */
// biome-ignore lint/suspicious/noExplicitAny: the properties of any component
export function onDemand<C extends ComponentType<any>>(load: () => Promise<C>, options: Options = {}): C {
  const code = part(load)
  const takesFocus = options.placeholder === undefined
  function OnDemand(props: { isOpen?: boolean }) {
    const Content = code.use(props.isOpen ?? true, { takesFocus })
    const { placeholder = null } = options
    if (!Content) return placeholder
    return <Suspense fallback={placeholder}>{createElement(Content, props)}</Suspense>
  }
  return OnDemand as unknown as C
}
