'use client'

import { keptFields } from '@cartwright/sdk/rules'
import { useId } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { useFacets } from '../Facets/use-facets.js'
import { useHydrated } from '../ShopParts/use-hydrated.js'

export interface SortSelectProps {
  /** The ways to sort, the one that needs no choosing first. */
  options: readonly { value: string; label: string }[]
  /** The query of the address that the list is of; it says how it is sorted. */
  search: string
  /** Called with the query of what is wanted now: the moment to load it. Without it a button sends the form. */
  onChange?: (search: string) => void
  /** Its name in the address: `sort` when absent. */
  name?: string
  /** The path of the list; that of the page when absent. */
  action?: string
  className?: string
}

/** How a list is sorted: a list to choose from in a form whose fields are the address. */
export function SortSelect({ options, search, onChange, name = 'sort', action, className }: SortSelectProps) {
  const t = useStrings()
  const id = useId()
  const { search: wanted, set } = useFacets({ search, onChange })
  const isLive = useHydrated() && onChange !== undefined
  const [usual] = options
  const value = options.find((one) => one.value === wanted.get(name))?.value ?? usual?.value
  return (
    <form action={action} className={classNames('cw-SortSelect', className)}>
      {keptFields(new URLSearchParams(search), [name]).map(([field, text]) => (
        <input key={`${field} ${text}`} type="hidden" name={field} value={text} />
      ))}
      <label htmlFor={id} className="cw-SortSelect-label">
        {t('sortBy')}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => set({ [name]: event.target.value === usual?.value ? '' : event.target.value })}
        className="cw-Input cw-FormField-select"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {!isLive && (
        <button
          type="submit"
          className="cw-Button cw-SortSelect-apply"
          data-variant="secondary"
          data-size="l"
          data-auto={onChange ? '' : undefined}
        >
          {t('apply')}
        </button>
      )}
    </form>
  )
}
