import type { Discount, DiscountRuleAllocation, DiscountRuleType } from '@cartwright/contract'
import { formatMoney } from '@cartwright/sdk/rules'
import type { TFunction } from 'i18next'
import { useWords } from '../../i18n/use-words'
import { useLocales } from '../../kit/use-locale'
import { type SaidCondition, saidConditions } from './conditions'
import { durationInWords } from './duration'

/** A discount as far as it can be said. */
export interface SaidDiscount {
  type: DiscountRuleType
  /** Per cent, or minor units. */
  value: number
  allocation: DiscountRuleAllocation
  regions: readonly { name: string; currency_code: string }[]
  conditions: readonly SaidCondition[]
  starts_at: string | null
  ends_at: string | null
  usage_limit: number | null
  is_dynamic: boolean
  valid_duration: string | null
}

export const saidDiscount = (discount: Discount): SaidDiscount => ({
  type: discount.rule?.type ?? 'percentage',
  value: discount.rule?.value ?? 0,
  allocation: discount.rule?.allocation ?? 'total',
  regions: discount.regions ?? [],
  conditions: saidConditions(discount.rule?.conditions),
  starts_at: discount.starts_at,
  ends_at: discount.ends_at,
  usage_limit: discount.usage_limit,
  is_dynamic: discount.is_dynamic,
  valid_duration: discount.valid_duration,
})

/** `10%`, `€5.00`; empty for free shipping. */
export function valueText({ type, value, regions }: SaidDiscount, locales: readonly string[]): string {
  if (type === 'percentage')
    return new Intl.NumberFormat([...locales], { style: 'percent', maximumFractionDigits: 2 }).format(
      value / 100,
    )
  return type === 'fixed' ? formatMoney(value, regions[0]?.currency_code ?? 'eur', locales[0]) : ''
}

/** Says a discount in one plain sentence of the reader's language. */
export function useDiscountSentence(): (discount: SaidDiscount) => string {
  const t = useWords('discounts')
  const locales = useLocales()
  return (discount) => discountSentence(discount, t, locales)
}

function discountSentence(discount: SaidDiscount, t: TFunction, locales: readonly string[]): string {
  const list = new Intl.ListFormat([...locales], { type: 'conjunction' })
  const head = t('say.head', {
    offer: offer(discount, t, locales),
    who: who(discount, t, locales),
    where:
      discount.regions.length > 0 ? t('say.where', { names: list.format(discount.regions.map(nameOf)) }) : '',
  })
  const rest = [when(discount, t, locales), limit(discount, t), template(discount, t, locales)]
  return [head.replace(/\s+/g, ' ').trim(), ...rest].filter(Boolean).join(t('say.joint'))
}

const nameOf = ({ name }: { name: string }) => name

function offer(discount: SaidDiscount, t: TFunction, locales: readonly string[]): string {
  const value = valueText(discount, locales)
  const goods = goodsOf(discount, t, locales)
  if (discount.type === 'free_shipping') return goods ? t('say.free_with', { goods }) : t('say.free')
  const isEach = discount.type === 'fixed' && discount.allocation === 'item'
  const all = discount.type === 'fixed' && !isEach ? t('say.order') : t('say.everything')
  return t(isEach ? 'say.off_each' : 'say.off', { value, goods: goods ?? all })
}

/** What the goods are that it is for; undefined when it is for all. */
function goodsOf({ conditions }: SaidDiscount, t: TFunction, locales: readonly string[]): string | undefined {
  const ofGoods = conditions.filter(
    ({ type, resources }) => type !== 'customer_groups' && resources.length > 0,
  )
  const [only] = ofGoods
  if (!only) return undefined
  const names = (condition: SaidCondition, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat([...locales], { type }).format(condition.resources.map(nameOf))
  if (ofGoods.length === 1 && only.type === 'products' && only.operator === 'in')
    return names(only, 'conjunction')
  const which = ofGoods.map((condition) =>
    t(`say.${condition.type}_${condition.operator}`, { names: names(condition, 'disjunction') }),
  )
  return t('say.everything_which', { which: new Intl.ListFormat([...locales]).format(which) })
}

function who({ conditions }: SaidDiscount, t: TFunction, locales: readonly string[]): string {
  const list = new Intl.ListFormat([...locales], { type: 'disjunction' })
  return conditions
    .filter(({ type, resources }) => type === 'customer_groups' && resources.length > 0)
    .map(({ operator, resources }) =>
      t(`say.customer_groups_${operator}`, { names: list.format(resources.map(nameOf)) }),
    )
    .join(' ')
}

function when({ starts_at, ends_at }: SaidDiscount, t: TFunction, locales: readonly string[]): string {
  const day = (at: string) =>
    new Intl.DateTimeFormat([...locales], { dateStyle: 'medium' }).format(new Date(at))
  if (starts_at && ends_at) return t('say.from_to', { from: day(starts_at), to: day(ends_at) })
  if (starts_at) return t('say.from', { from: day(starts_at) })
  return ends_at ? t('say.until', { to: day(ends_at) }) : ''
}

const limit = ({ usage_limit: count, is_dynamic }: SaidDiscount, t: TFunction): string => {
  if (!count) return ''
  return is_dynamic ? t('say.times_each', { count }) : t('say.times', { count })
}

function template(discount: SaidDiscount, t: TFunction, locales: readonly string[]): string {
  const duration = discount.is_dynamic ? durationInWords(discount.valid_duration, locales) : ''
  return duration ? t('say.each_lasts', { duration }) : ''
}
