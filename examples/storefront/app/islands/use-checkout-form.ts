import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { CheckoutState } from './CheckoutIsland'
import { sendingFailed } from './soft-forms'

type Intent = 'save' | 'update'

/** Nobody waits longer than this for a draft, in milliseconds: the order brings everything once more. */
const patience = 8000

/**
 * Sends the form of the checkout: a draft of it when a field is left, and the order once. The order waits for a draft that is
 * under way, because a cart that is changed while it is bought is refused.
 */
export function useCheckoutForm(
  form: RefObject<HTMLFormElement | null>,
  onState: (state: CheckoutState) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const press = useRef<'none' | 'waiting' | 'going' | 'gone'>('none')
  const { save, saving, after } = useDraft(form, onState)
  useEffect(() => {
    // Whoever comes back to this page by the browser's own button finds the form ready again.
    const ready = () => {
      press.current = 'none'
      setBusy(false)
    }
    const element = form.current
    addEventListener('pageshow', ready)
    element?.addEventListener(sendingFailed, ready)
    return () => {
      removeEventListener('pageshow', ready)
      element?.removeEventListener(sendingFailed, ready)
    }
  }, [form])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (press.current === 'going') {
      press.current = 'gone'
      return
    }
    if (press.current !== 'none') return event.preventDefault()
    setBusy(true)
    if (!saving.current) {
      press.current = 'gone'
      return
    }
    event.preventDefault()
    press.current = 'waiting'
    const { submitter } = event.nativeEvent
    const seen = seenTotal(form)?.value
    void saving.current.then(() => {
      if (press.current !== 'waiting' || !form.current) return
      press.current = 'going'
      // What the draft made of the total is not what was seen on the button that was pressed: the shop says so.
      const total = seenTotal(form)
      if (total && seen !== undefined) total.value = seen
      form.current.requestSubmit(submitter)
    })
  }
  return { save, after, isBusy, setBusy, onSubmit }
}

const seenTotal = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector<HTMLInputElement>('[name=seen_total]')

/** Keeps what was typed; nothing is sent twice, one after the other, and what cannot be sent is sent with the order. */
function useDraft(form: RefObject<HTMLFormElement | null>, onState: (state: CheckoutState) => void) {
  const sent = useRef('')
  const saving = useRef<Promise<void>>(undefined)

  const send = async (intent: Intent) => {
    if (!form.current) return
    const body = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    )
    body.set('intent', intent)
    const text = body.toString()
    if (text === sent.current) return
    sent.current = text
    try {
      const signal = AbortSignal.timeout(patience)
      const response = await fetch(`${new URL(form.current.action).pathname}.json`, {
        method: 'POST',
        body,
        signal,
      })
      if (response.redirected) location.assign(response.url)
      else if (!response.ok) sent.current = ''
      else if (intent === 'update') onState((await response.json()) as CheckoutState)
    } catch {
      sent.current = ''
    }
  }
  /** Does something with the cart after what is under way with it; what comes later waits for it in turn. */
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const done = (saving.current ?? Promise.resolve()).then(work)
    const mine: Promise<void> = done
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        if (saving.current === mine) saving.current = undefined
      })
    saving.current = mine
    return done
  }
  const save = (intent: Intent) => void after(() => send(intent))
  return { save, saving, after }
}
