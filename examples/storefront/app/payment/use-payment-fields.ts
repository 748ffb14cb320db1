import { readPayment } from '@cartwright/sdk/rules'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePath, useShop } from '../islands/shop-context'
import { askPayment, fieldsOf } from './ask-payment'
import { paymentModules } from './modules'
import type { PaymentFields, Ticket } from './ways'

/** How far the fields of a provider are. */
export type FieldsState = 'none' | 'loading' | 'ready' | 'paid' | 'blocked'

/** Does something after what is under way with the cart. */
export type After = <T>(work: () => Promise<T>) => Promise<T>

export interface Chosen {
  /** The way to pay, as the form names it. */
  value: string
  /** What is to be paid, in minor units. */
  total: number
  saves: boolean
}

interface Places {
  /** Something within the form that pays. */
  within: RefObject<HTMLElement | null>
  /** Where the fields of a provider are drawn. */
  boxOf: (provider: string) => HTMLElement | null
}

/**
 * Draws the fields of the provider that is chosen, tells them of other sums, and takes them away when another way is chosen.
 * What is chosen by a form that works alone draws nothing.
 */
export function usePaymentFields({ value, total, saves }: Chosen, { within, boxOf }: Places, after: After) {
  const { locale } = useShop()
  const url = usePath()('/payment.json')
  const [state, setState] = useState<FieldsState>('none')
  const [ticket, setTicket] = useState<Ticket>()
  const [attempt, setAttempt] = useState(0)
  const fields = useRef<PaymentFields>(undefined)
  const turn = useRef(Promise.resolve())

  // Another way, or another attempt, begins anew; another sum is told to the fields that stand there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn belongs to these two alone
  useEffect(
    () => () => {
      fields.current?.close()
      fields.current = undefined
      setTicket(undefined)
    },
    [value, attempt],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is the same as long as the page is
  useEffect(() => {
    const { provider_id, payment_method: saved } = readPayment(value)
    const load = total > 0 ? paymentModules[provider_id] : undefined
    const form = within.current?.closest('form')
    const element = boxOf(provider_id)
    if (!load || !form || !element) {
      setState('none')
      return
    }
    let isLeft = false
    const draw = async () => {
      if (isLeft) return
      const [answer, module] = await Promise.all([
        after(() => askPayment(url, 'session', fieldsOf(form))),
        load(),
      ])
      if (isLeft) return
      if (answer.kind !== 'open') throw new Error('There is no session to pay')
      const opened = fields.current ?? (await module.open({ ticket: answer.ticket, locale, element, saved }))
      if (isLeft && opened !== fields.current) return opened.close()
      if (opened === fields.current) await opened.update(answer.ticket)
      fields.current = opened
      setTicket(answer.ticket)
      setState(opened.isPaid ? 'paid' : 'ready')
    }
    setState(fields.current ? 'ready' : 'loading')
    turn.current = turn.current.then(draw).catch((error) => {
      console.warn(error)
      if (!isLeft) setState('blocked')
    })
    return () => {
      isLeft = true
    }
  }, [value, total, saves, attempt])

  return {
    state,
    ticket,
    fields,
    /** Waits for what is being drawn just now. */
    drawn: () => turn.current,
    retry: () => setAttempt((before) => before + 1),
  }
}
