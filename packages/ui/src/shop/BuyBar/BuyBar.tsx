'use client'

import { type RefObject, useEffect, useState } from 'react'
import { classNames } from '../../class-names.js'
import { Price } from '../../display/Price/Price.js'
import { useStrings } from '../../strings/use-strings.js'

export interface BuyBarProps {
  /** What is sold, as the page calls it. */
  title: string
  /** In minor units; null where nothing is chosen that can be bought: then it stays away. */
  price: number | null
  /** What it cost before, when that was more. */
  was?: number | null
  currency: string
  /** The id of the form that buys. */
  form: string
  /** Its own button: as long as it is seen, the bar is not. */
  main: RefObject<HTMLButtonElement | null>
  isPending?: boolean
  /** What it must not cover: where that is seen the bar goes. The footer of the page when absent. */
  until?: string
  className?: string
}

/**
 * Name, price and the way into the cart at the edge of a phone, while the button of the page is out of view. It presses that
 * button, so whatever is chosen counts. Without scripts there is none, and on wide screens it is not shown.
 */
export function BuyBar({
  title,
  price,
  was,
  currency,
  form,
  main,
  isPending,
  until = 'footer',
  className,
}: BuyBarProps) {
  const t = useStrings()
  const isAway = useOutOfView(main, until)
  if (isAway === undefined) return null
  const isShown = isAway && price !== null
  return (
    <div
      className={classNames('cw-BuyBar', className)}
      data-shown={isShown || undefined}
      inert={!isShown || undefined}
    >
      <p className="cw-BuyBar-words">
        <bdi className="cw-BuyBar-title">{title}</bdi>
        {price !== null && <Price amount={price} originalAmount={was} currency={currency} />}
      </p>
      <button
        type="submit"
        form={form}
        className="cw-Button"
        data-variant="primary"
        data-size="l"
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!isPending && main.current) main.current.form?.requestSubmit(main.current)
        }}
      >
        {t(isPending ? 'adding' : 'addToCart')}
      </button>
    </div>
  )
}

/** Whether neither the button nor what ends the page is seen; undefined until a browser has said. */
function useOutOfView(main: RefObject<HTMLButtonElement | null>, until: string): boolean | undefined {
  const [isAway, setAway] = useState<boolean>()
  useEffect(() => {
    if (!main.current) return
    const seen = new Set<Element>()
    // What a header covers is not seen: pages scroll things to below it.
    const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        setAway(seen.size === 0)
      },
      { rootMargin: `${-top}px 0px 0px` },
    )
    for (const element of [main.current, ...document.querySelectorAll(until)]) observer.observe(element)
    return () => observer.disconnect()
  }, [main, until])
  return isAway
}
