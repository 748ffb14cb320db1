import type { CallName } from '@cartwright/contract'
import { type ReadName, useEndpoint } from '@cartwright/sdk/react'
import { addDays, isDay } from '@cartwright/sdk/rules'
import { useDateRangeText } from '@cartwright/ui/date-range-text'
import type { Filter, FilterValue } from '@cartwright/ui/FilterBar'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../router/hooks'
import type { Identified, Resource } from '../resource/resource'
import { useList } from '../resource/use-list'
import { useStatusName } from '../use-status-name'
import { DayRange } from './DayRange'
import { RelationChoices } from './RelationChoices'

/** A filter of a list. Its value stands in the address; `ask` makes of it what the shop is asked by. */
export interface ListFilter<Id extends string = string> extends Filter {
  id: Id
  /** The value as the query of the call has it; the texts themselves when absent. */
  ask?: (value: FilterValue) => unknown
  /** Who may not make this call is not offered the filter. */
  needs?: CallName
}

/** Statuses to tick, in the words of their badges. */
export function useStatusFilter<Id extends string>(
  id: Id,
  name: string,
  statuses: readonly string[],
): ListFilter<Id> {
  const statusName = useStatusName()
  return { id, name, options: statuses.map((status) => ({ id: status, name: statusName(status) })) }
}

/** Yes or no. */
export function useFlagFilter<Id extends string>(id: Id, name: string): ListFilter<Id> {
  const { t } = useTranslation()
  return {
    id,
    name,
    options: [
      { id: 'true', name: t('yes') },
      { id: 'false', name: t('no') },
    ],
    // Both together narrow nothing.
    ask: (value) => (value.length === 1 ? value[0] : undefined),
  }
}

const rangeOf = ([from, to]: FilterValue) => (from && to && isDay(from) && isDay(to) ? { from, to } : null)

/** Days, both included, in the reader's own zone. */
export function useDateFilter<Id extends string>(id: Id, name: string): ListFilter<Id> {
  const inWords = useDateRangeText()
  return {
    id,
    name,
    describe: (value) => {
      const range = rangeOf(value)
      return range ? inWords(range) : ''
    },
    render: (value, onChange) => (
      <DayRange value={rangeOf(value)} onApply={(range) => onChange(range ? [range.from, range.to] : [])} />
    ),
    ask: (value) => {
      const range = rangeOf(value)
      if (!range) return undefined
      const start = (day: string) => new Date(`${day}T00:00:00`).toISOString()
      return { gte: start(range.from), lt: start(addDays(range.to, 1)) }
    },
  }
}

/**
 * Records of another kind to tick, found by typing. The chip names the chosen ones: they are asked for by id, so the list
 * of that kind has to take `id`.
 */
export function useRelationFilter<Id extends string, L extends ReadName, Row extends Identified>(
  id: Id,
  name: string,
  of: Resource<L, Row>,
  rowName: (row: Row) => string,
): ListFilter<Id> {
  const [search] = useSearchParams()
  const chosen = search.getAll(id)
  const { rows = [] } = useList(of, { id: chosen, limit: chosen.length }, { isEnabled: chosen.length > 0 })
  const nameOf = (one: string) => {
    const row = rows.find((row) => row.id === one)
    return row ? rowName(row) : '…'
  }
  return {
    id,
    name,
    needs: of.list,
    describe: (value) => value.map(nameOf).join(', '),
    render: (value, onChange) => (
      <RelationChoices label={name} of={of} rowName={rowName} value={value} onChange={onChange} />
    ),
  }
}

/** Regions to tick: shops have few, so all are there. */
export function useRegionFilter<Id extends string>(id: Id, name: string): ListFilter<Id> {
  const regions = useEndpoint('GET /admin/regions', { query: { limit: 100, fields: 'id,name' } })
  return { id, name, options: regions.data?.regions.map(({ id, name }) => ({ id, name })) ?? [] }
}
