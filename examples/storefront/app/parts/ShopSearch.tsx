import { SearchBox, type SearchBoxProps } from '@cartwright/ui/SearchBox'
import type { LoadSuggestions } from '@cartwright/ui/use-suggestions'
import { useNavigate } from 'react-router'
import { useT } from '../i18n/use-t'

const load: LoadSuggestions = async (q, signal) => {
  const response = await fetch(`/search/suggest?${new URLSearchParams({ q })}`, { signal })
  return response.ok ? await response.json() : []
}

/** The search of the catalogue, in the header and on its page. */
export function ShopSearch(props: Omit<SearchBoxProps, 'action' | 'load' | 'label'>) {
  const { t } = useT()
  const navigate = useNavigate()
  return (
    <SearchBox
      {...props}
      action="/search"
      label={t('search_label')}
      load={load}
      onSearch={(q) => void navigate(`/search?${new URLSearchParams({ q })}`)}
    />
  )
}
