import { type ComponentType, createElement } from 'react'
import { IslandFrame } from './IslandFrame'
import type { IslandName, IslandProps } from './registry'
import { useShop } from './shop-context'

interface Props<N extends IslandName> {
  name: N
  of: ComponentType<IslandProps<N>>
  props: IslandProps<N>
  /** Where one page has several of a name. */
  id?: string
  /** When its script is loaded: with the page, or when it is first reached for. */
  on?: 'load' | 'reach'
}

/** A part of the page that the server draws and the browser brings to life; without scripts it stays as it was drawn. */
export function Island<N extends IslandName>({ name, of, props, id = name, on = 'load' }: Props<N>) {
  const shop = useShop()
  return (
    <shop-island id={`island-${id}`} data-name={name} data-on={on} data-props={JSON.stringify(props)}>
      <IslandFrame id={id} shop={shop}>
        {createElement(of as ComponentType<object>, props as object)}
      </IslandFrame>
    </shop-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-island': React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>
    }
  }
}
