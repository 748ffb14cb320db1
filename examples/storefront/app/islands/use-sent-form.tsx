import type { CartView } from '@cartwright/sdk/rules'
import type { FormOutcome, SentForm } from '@cartwright/ui/ShopParts'
import { type FormHTMLAttributes, type SubmitEvent, useMemo } from 'react'
import { withPrefix } from '../i18n/prefix'
import { translator } from '../i18n/use-t'
import { changeStore, readStore, useStore } from './cart-store'
import { type ShopData, useShop } from './shop-context'

interface Answer {
  outcome: FormOutcome
  cart: CartView | null
}

/** Sends a form in the background; its page answers the same at its address with `.json`. */
async function send(name: string, form: FormData, action: string, shop: ShopData): Promise<void> {
  const sent = { form, action }
  const { sending, outcomes } = readStore()
  changeStore({ sending: new Map(sending).set(name, sent), outcomes: without(outcomes, name) })
  const answer = await ask(form, action, shop)
  const now = readStore()
  // Of two presses the later one's answer counts; the earlier one says nothing any more.
  const isLatest = now.sending.get(name) === sent
  changeStore({
    ...(answer.cart === undefined ? {} : { cart: answer.cart }),
    ...(isLatest
      ? {
          sending: without(now.sending, name),
          outcomes: new Map(now.outcomes).set(name, answer.outcome),
        }
      : {}),
  })
}

async function ask(
  form: FormData,
  action: string,
  shop: ShopData,
): Promise<Partial<Answer> & { outcome: FormOutcome }> {
  const { t } = translator(shop.language)
  try {
    const response = await fetch(`${action}.json`, {
      method: 'POST',
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
      headers: { accept: 'application/json' },
    })
    if (response.redirected) {
      // A sign-in that has ended leads to a page of its own.
      location.assign(response.url)
      return { outcome: { ok: false } }
    }
    if (!response.ok) return { outcome: { ok: false, error: t('trouble_text') } }
    return (await response.json()) as Answer
  } catch {
    // Nothing is lost: the page stays as it is, and the same press works once the connection is back.
    return { outcome: { ok: false, error: t('connection_lost') } }
  }
}

const without = <T,>(map: ReadonlyMap<string, T>, name: string): Map<string, T> => {
  const rest = new Map(map)
  rest.delete(name)
  return rest
}

/** The forms of this shop for the components of the library: sent in the background by an island, plain without scripts. */
export function useSentForm(name: string): SentForm {
  const shop = useShop()
  const { sending, outcomes } = useStore()
  // One component a form: a new one with each drawing would lose what is typed into it.
  const Form = useMemo(() => formOf(name, shop), [name, shop])
  return {
    Form,
    isPending: sending.has(name),
    sending: sending.get(name)?.form,
    outcome: outcomes.get(name),
    submit: (values, action = withPrefix(shop.prefix, '/cart')) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(values)) form.set(field, value)
      void send(name, form, action, shop)
    },
  }
}

const formOf = (name: string, shop: ShopData) =>
  function Form({ onSubmit, ...props }: FormHTMLAttributes<HTMLFormElement>) {
    const submit = (event: SubmitEvent<HTMLFormElement>) => {
      onSubmit?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      const form = event.currentTarget
      const { submitter } = event.nativeEvent
      void send(name, new FormData(form, submitter), new URL(form.action).pathname, shop)
    }
    return <form {...props} onSubmit={submit} />
  }
