'use client'

import type { StringKey } from '../../strings/translate.js'
import { useStrings } from '../../strings/use-strings.js'
import { Picture } from '../Picture/Picture.js'
import { PartLink } from '../ShopParts/ShopParts.js'
import type { Suggestion } from './use-suggestions.js'

interface SearchSuggestionsProps {
  listId: string
  idOf: (at: number) => string
  suggestions: readonly Suggestion[]
  isRecent: boolean
  isShown: boolean
  isLoading: boolean
  /** The one that Enter follows, or -1. */
  active: number
  onFollow: () => void
}

const titles: Record<Suggestion['kind'], StringKey> = {
  product: 'products',
  category: 'categories',
  term: 'searches',
}

/** The list under the field, by kind. The focus stays in the field; each suggestion is a link for the pointer. */
export function SearchSuggestions({
  listId,
  idOf,
  suggestions,
  isRecent,
  active,
  ...state
}: SearchSuggestionsProps) {
  const t = useStrings()
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))]
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('suggestions')}
      aria-busy={state.isLoading || undefined}
      className="cw-SearchBox-list"
      hidden={!state.isShown}
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className="cw-SearchBox-group">
          <p id={`${listId}-${kind}`} className="cw-SearchBox-kind">
            {t(isRecent ? 'recentSearches' : titles[kind])}
          </p>
          {suggestions.map(
            (one, at) =>
              one.kind === kind && (
                <PartLink
                  key={one.id}
                  id={idOf(at)}
                  href={one.href}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  className="cw-SearchBox-option"
                  // The field keeps the focus until the link is followed, so that leaving it closes nothing too soon.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={state.onFollow}
                >
                  {one.picture && (
                    <Picture picture={one.picture} alt="" sizes="40px" className="cw-SearchBox-picture" />
                  )}
                  <bdi className="cw-SearchBox-text">{one.text}</bdi>
                  {one.note && <span className="cw-SearchBox-note">{one.note}</span>}
                </PartLink>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
