import type { SentForm } from '@cartwright/ui/ShopParts'
import { type FormHTMLAttributes, type SubmitEvent, useMemo } from 'react'
import { withPrefix } from '../i18n/prefix'
import { useStore } from './cart-store'
import { sendForm } from './send-form'
import { type ShopData, useShop } from './shop-context'

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
      void sendForm(name, form, action, shop)
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
      void sendForm(name, new FormData(form, submitter), new URL(form.action).pathname, shop)
    }
    return <form {...props} onSubmit={submit} />
  }
