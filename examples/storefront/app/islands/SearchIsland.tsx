import { SearchBox, type SearchBoxProps } from '@cartwright/ui/SearchBox'
import type { LoadSuggestions } from '@cartwright/ui/use-suggestions'
import { useMemo } from 'react'
import { useT } from '../i18n/use-t'
import { usePath } from './shop-context'

const loadFrom =
  (address: string): LoadSuggestions =>
  async (q, signal) => {
    const response = await fetch(`${address}?${new URLSearchParams({ q })}`, { signal })
    return response.ok ? await response.json() : []
  }

export type SearchProps = Pick<SearchBoxProps, 'defaultValue' | 'placeholder' | 'hasButton'>

/** The search of the catalogue, in the header and on its page. */
export default function SearchIsland(props: SearchProps) {
  const { t } = useT()
  const path = usePath()
  const suggestions = path('/search/suggest')
  const load = useMemo(() => loadFrom(suggestions), [suggestions])
  return <SearchBox {...props} action={path('/search')} label={t('search_label')} load={load} />
}
