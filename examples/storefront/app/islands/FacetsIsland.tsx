import { Facets, type FacetsProps } from '@cartwright/ui/Facets'
import { swapPage } from './swap-page'

export type FacetsIslandProps = Pick<FacetsProps, 'facets' | 'price' | 'count' | 'search'> & {
  action: string
}

/** Narrowing shows the new list at once, while the sheet on a phone stays open. */
export default function FacetsIsland(props: FacetsIslandProps) {
  return <Facets {...props} onChange={(query) => void swapPage(withQuery(props.action, query))} />
}

/** The page of a list, narrowed and sorted as told. */
export const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path)
