'use client'

import {
  type Facet,
  formatMoney,
  priceFields,
  readPriceRange,
  toggleFacet,
  withoutFacets,
} from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { CloseIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { PartLink } from '../ShopParts/ShopParts.js'
import type { PriceFacet } from './FacetPrice.js'

export interface FacetChipsProps {
  facets: readonly Facet[]
  price?: PriceFacet
  /** The query of the address that the list is of. */
  search: string
  /** The path of the list. */
  action?: string
  className?: string
}

/** What narrows a list now, each with a link that takes it away, and one that takes all away. Nothing where nothing does. */
export function FacetChips({ facets, price, search, action = '', className }: FacetChipsProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const now = new URLSearchParams(search)
  const hrefOf = (next: URLSearchParams) => (next.size > 0 ? `${action}?${next}` : action || '?')
  const chips = facets.flatMap(({ name, values }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({
        key: `${name} ${value}`,
        label,
        href: hrefOf(toggleFacet(now, name, value)),
      })),
  )
  const prices = price ? Object.values(priceFields(price.name)) : []
  if (price) {
    const { min, max } = readPriceRange(now, price.currency, price.name)
    const money = (amount: number) => formatMoney(amount, price.currency, locale)
    const label =
      min !== undefined && max !== undefined
        ? `${money(min)} – ${money(max)}`
        : min !== undefined
          ? t('from', { price: money(min) })
          : max !== undefined
            ? t('upTo', { price: money(max) })
            : undefined
    if (label) chips.push({ key: 'price', label, href: hrefOf(withoutFacets(now, prices)) })
  }
  if (chips.length === 0) return null
  const all = withoutFacets(now, [...facets.map(({ name }) => name), ...prices])
  return (
    <ul className={classNames('cw-FacetChips', className)} aria-label={t('chosenFilters')}>
      {chips.map(({ key, label, href }) => (
        <li key={key}>
          <PartLink href={href} className="cw-FacetChips-chip" aria-label={t('removeNamed', { name: label })}>
            <bdi>{label}</bdi>
            <CloseIcon size={12} />
          </PartLink>
        </li>
      ))}
      <li>
        <PartLink href={hrefOf(all)} className="cw-FacetChips-clear">
          {t('clearFilters')}
        </PartLink>
      </li>
    </ul>
  )
}
