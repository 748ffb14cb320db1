import { SortSelect, type SortSelectProps } from '@cartwright/ui/SortSelect'
import { withQuery } from './FacetsIsland'
import { swapPage } from './swap-page'

export type SortIslandProps = Pick<SortSelectProps, 'options' | 'search'> & { action: string }

export default function SortIsland(props: SortIslandProps) {
  return <SortSelect {...props} onChange={(query) => void swapPage(withQuery(props.action, query))} />
}
