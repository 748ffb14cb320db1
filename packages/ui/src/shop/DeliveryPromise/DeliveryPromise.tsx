'use client'

import { classNames } from '../../class-names.js'
import { TruckIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface DeliveryPromiseProps {
  /**
   * The days between which it arrives, written: `deliveryDates` of the SDK writes them. A page that a server draws writes
   * them there, once, as a browser may write the same days otherwise.
   */
  dates: string
  className?: string
}

/** When something arrives that is ordered now. */
export function DeliveryPromise({ dates, className }: DeliveryPromiseProps) {
  const t = useStrings()
  return (
    <p className={classNames('cw-DeliveryPromise', className)}>
      <TruckIcon size={16} />
      <span>{t('arrives', { dates })}</span>
    </p>
  )
}
