'use client'

import { type Facet, type FacetValue, keptFields, priceFields, withoutFacets } from '@cartwright/sdk/rules'
import { type FormEvent, useId, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { CloseIcon, FilterIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { popoverTarget } from '../ShopParts/attributes.js'
import { PartLink } from '../ShopParts/ShopParts.js'
import { useHydrated } from '../ShopParts/use-hydrated.js'
import { FacetPrice, type PriceFacet } from './FacetPrice.js'
import { type FacetsOptions, type FacetsState, useFacets } from './use-facets.js'

export type { PriceFacet }

export interface FacetsProps extends FacetsOptions {
  facets: readonly Facet[]
  /** A range of prices beside them. */
  price?: PriceFacet
  /** How many products there are as it is narrowed now: said by the button of the sheet. */
  count: number
  /** The path of the list; that of the page when absent. */
  action?: string
  /** Values beyond so many are folded away. */
  mostValues?: number
  className?: string
}

/**
 * What narrows a list of products: boxes with counts and a range of prices, in a form whose fields are the address. On wide
 * screens it stands beside the list, on phones a button opens it as a sheet; both work without any script.
 */
export function Facets({
  facets,
  price,
  count,
  action,
  mostValues = 14,
  className,
  ...options
}: FacetsProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const state = useFacets(options)
  const isLive = useHydrated() && options.onChange !== undefined
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const shown = facets.filter(({ values }) => values.length > 0)
  const names = [...facets.map(({ name }) => name), ...(price ? Object.values(priceFields(price.name)) : [])]
  const chosen = names.reduce((sum, name) => sum + state.search.getAll(name).filter(Boolean).length, 0)
  if (shown.length === 0 && !price) return null

  const kept = keptFields(new URLSearchParams(options.search), names)
  // A range that leaves a single price is no field any more, and is cleared all the same.
  const all = new Set([...names, ...Object.values(priceFields(price?.name))])
  const rest = withoutFacets(state.search, [...all])
  const clearHref = rest.size > 0 ? `${action ?? ''}?${rest}` : action || '?'
  const submit = (event: FormEvent) => {
    if (!isLive) return
    event.preventDefault()
    form.current?.hidePopover?.()
  }
  return (
    <div className={classNames('cw-Facets', className)}>
      <button
        type="button"
        className="cw-Button cw-Facets-open"
        data-variant="secondary"
        data-size="l"
        {...popoverTarget(id)}
      >
        <FilterIcon size={16} />
        {t('filters')}
        {chosen > 0 && (
          <span className="cw-Facets-chosen"> ({new Intl.NumberFormat(locale).format(chosen)})</span>
        )}
      </button>
      <form
        ref={form}
        id={id}
        popover="auto"
        action={action}
        className="cw-Facets-form"
        aria-label={t('filters')}
        onSubmit={submit}
      >
        <div className="cw-Facets-head">
          <span>{t('filters')}</span>
          <button
            type="button"
            className="cw-Facets-close"
            aria-label={t('close')}
            {...popoverTarget(id, 'hide')}
          >
            <CloseIcon size={16} />
          </button>
        </div>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="cw-Facets-body">
          {shown.map((facet) => (
            <FacetBoxes key={facet.name} facet={facet} state={state} mostValues={mostValues} />
          ))}
          {price && <FacetPrice key={options.search} price={price} state={state} isLive={isLive} />}
        </div>
        <div className="cw-Facets-foot" data-auto={options.onChange ? '' : undefined}>
          {chosen > 0 && (
            <PartLink
              href={clearHref}
              className="cw-Button"
              data-variant="secondary"
              data-size="l"
              onClick={(event) => {
                if (!isLive) return
                event.preventDefault()
                state.clear([...all])
              }}
            >
              {t('clearAll')}
            </PartLink>
          )}
          <button type="submit" className="cw-Button" data-variant="primary" data-size="l">
            {isLive ? t('showResults', { count }) : t('apply')}
          </button>
        </div>
      </form>
    </div>
  )
}

interface FacetBoxesProps {
  facet: Facet
  state: FacetsState
  mostValues: number
}

function FacetBoxes({ facet: { name, label, values }, state, mostValues }: FacetBoxesProps) {
  const t = useStrings()
  const box = (one: FacetValue) => <FacetBox key={one.value} name={name} value={one} state={state} />
  const folded = values.length > mostValues ? values.slice(mostValues) : []
  return (
    <fieldset className="cw-Facets-facet">
      <legend className="cw-Facets-label">{label}</legend>
      {values.slice(0, mostValues).map(box)}
      {folded.length > 0 && (
        <details className="cw-Facets-more" open={folded.some(({ isChosen }) => isChosen) || undefined}>
          <summary>{t('showMore', { count: folded.length })}</summary>
          {folded.map(box)}
        </details>
      )}
    </fieldset>
  )
}

const FacetBox = ({
  name,
  value: { value, label, count },
  state,
}: {
  name: string
  value: FacetValue
  state: FacetsState
}) => (
  <label className="cw-Facets-value" data-empty={count === 0 || undefined}>
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={state.has(name, value)}
      onChange={() => state.toggle(name, value)}
      className="cw-Facets-box"
    />
    <bdi>{label}</bdi> <span className="cw-Facets-count">{count}</span>
  </label>
)
