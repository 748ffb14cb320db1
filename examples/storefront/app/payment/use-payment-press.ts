import { type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/use-t'
import { usePath } from '../islands/shop-context'
import { sendingFailed } from '../islands/soft-forms'
import { askPayment, fieldsOf } from './ask-payment'
import type { PaymentWords } from './payment-view.server'
import type { After } from './use-payment-fields'
import type { PaymentFields } from './ways'

interface Press<Refused> {
  /** Something within the form that pays. */
  within: RefObject<HTMLElement | null>
  /** Whether what is chosen is paid by fields. */
  isByFields: boolean
  fields: RefObject<PaymentFields | undefined>
  drawn: () => Promise<void>
  returnUrl: (form: HTMLFormElement) => string
  words: PaymentWords
  after: After
  onBusy?: (isBusy: boolean) => void
  /** Shows a refused form, keeping what is typed into the fields. Without it the form is sent to be refused by its page. */
  onRefused?: (outcome: Refused) => void
}

/**
 * When the form is sent: has it checked, the payment confirmed, and only then lets it go its own way, which orders. Pressed
 * again meanwhile it does nothing.
 */
export function usePaymentPress<Refused>(press: Press<Refused>) {
  const { t } = useT()
  const url = usePath()('/payment.json')
  const [message, setMessage] = useState('')
  const now = useRef({ ...press, url, lost: t('connection_lost') })
  now.current = { ...press, url, lost: t('connection_lost') }
  const going = useRef<'none' | 'paying' | 'paid'>('none')

  useEffect(() => {
    const form = now.current.within.current?.closest('form')
    if (!form) return
    let pressed: HTMLElement | null = null
    const begin = (submitter: HTMLElement | null) => {
      going.current = 'paying'
      pressed = submitter
      pressed?.setAttribute('aria-disabled', 'true')
      setMessage('')
      now.current.onBusy?.(true)
    }
    const again = () => {
      going.current = 'none'
      pressed?.removeAttribute('aria-disabled')
      now.current.onBusy?.(false)
    }
    const pay = async (submitter: HTMLElement | null) => {
      const { drawn, words, after, url } = now.current
      await drawn()
      const fields = now.current.fields.current
      if (!fields) throw new Refusal(words.blocked)
      const missing = await fields.check()
      if (missing !== undefined) {
        fields.focus()
        throw new Refusal(missing || words.refused)
      }
      const answer = await after(() => askPayment<Refused>(url, 'check', sent(form, submitter)))
      if (answer.kind === 'refused' && now.current.onRefused) return now.current.onRefused(answer.outcome)
      if (answer.kind === 'open') {
        if (!(await fields.update(answer.ticket))) throw new Refusal(words.again)
        const confirmed = await fields.confirm(now.current.returnUrl(form))
        if (confirmed.kind === 'refused') throw new Refusal(confirmed.message || words.refused)
      }
      // Ordered elsewhere meanwhile, or refused: the page of the form says so.
      going.current = 'paid'
      form.requestSubmit(submitter)
    }
    const onSubmit = (event: SubmitEvent) => {
      const { submitter } = event
      const isPress = !(submitter instanceof HTMLButtonElement) || submitter.value !== 'update'
      if (!now.current.isByFields || !isPress || going.current === 'paid') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (going.current === 'paying') return
      begin(submitter)
      pay(submitter)
        .catch((error: unknown) => {
          const { lost } = now.current
          setMessage(error instanceof Refusal ? error.message : lost)
        })
        .finally(() => {
          if (going.current !== 'paid') again()
        })
    }
    form.addEventListener('submit', onSubmit, { capture: true })
    form.addEventListener(sendingFailed, again)
    addEventListener('pageshow', again)
    return () => {
      form.removeEventListener('submit', onSubmit, { capture: true })
      form.removeEventListener(sendingFailed, again)
      removeEventListener('pageshow', again)
    }
  }, [])
  return { message, forget: () => setMessage('') }
}

class Refusal extends Error {}

/** What the form sends when this button is pressed. */
function sent(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = fieldsOf(form)
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value)
  return fields
}
