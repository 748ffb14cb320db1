import type { ExplainedPrice } from '@cartwright/contract'
import { useWords } from '../../../i18n/use-words'
import { useLocale } from '../../../kit/locale'
import { useNumber } from '../../../kit/use-number'

/** Why a price won or did not, in words: "Its price list begins on 1 May 2027." */
export function useReason(): (price: ExplainedPrice) => string {
  const t = useWords('why-price')
  const number = useNumber()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return ({ reason, price_list, min_quantity, max_quantity }) => {
    const moment = reason === 'list_ended' ? price_list?.ends_at : price_list?.starts_at
    return t(`reason.${reason}`, {
      date: moment ? date.format(new Date(moment)) : '',
      min: number(min_quantity ?? 0),
      max: number(max_quantity ?? 0),
    })
  }
}

/** For which quantities a price is: "10 – 24"; undefined where it is for any. */
export function useQuantities(): (price: ExplainedPrice) => string | undefined {
  const t = useWords('why-price')
  const number = useNumber()
  return ({ min_quantity, max_quantity }) => {
    if (min_quantity && max_quantity)
      return t('quantity_between', { min: number(min_quantity), max: number(max_quantity) })
    if (min_quantity) return t('quantity_from', { min: number(min_quantity) })
    return max_quantity ? t('quantity_to', { max: number(max_quantity) }) : undefined
  }
}
