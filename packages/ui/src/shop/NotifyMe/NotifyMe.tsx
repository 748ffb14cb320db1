'use client'

import { cartFields } from '@cartwright/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { FormField } from '../FormField/FormField.js'
import { type FormOutcome, useSentForm } from '../ShopParts/ShopParts.js'

export interface NotifyMeProps {
  /** What is waited for. */
  variantId: string
  /** Where the form posts to; the page itself when absent. */
  action?: string
  /** The address of a customer who is signed in. */
  defaultEmail?: string
  /** Called instead of posting. */
  onNotify?: (email: string) => void
  /** What became of the last form, where no script remembers it. */
  outcome?: FormOutcome
  className?: string
}

/** A place for an e-mail address where something is sold out. It posts `intent=notify` with `variant_id` and `email`. */
export function NotifyMe({ variantId, action, defaultEmail, onNotify, outcome, className }: NotifyMeProps) {
  const t = useStrings()
  const sent = useSentForm(`notify-${variantId}`)
  const [isTold, setIsTold] = useState(false)
  const last = sent.outcome ?? outcome
  const error = sent.isPending || last?.ok ? undefined : last?.error
  const isDone = isTold || (!sent.isPending && Boolean(last?.ok))
  const done = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  // The form goes with the focus in it: what came of it takes the focus over, and is read aloud.
  useEffect(() => {
    if (isDone && wasAsked.current) done.current?.focus()
    wasAsked.current = !isDone
  }, [isDone])
  if (isDone)
    return (
      <p ref={done} tabIndex={-1} role="status" className={classNames('cw-NotifyMe', className)}>
        {t('notifyDone')}
      </p>
    )
  return (
    <sent.Form
      method="post"
      action={action}
      // What is wrong is said by whoever answers, in words and a language of the shop.
      noValidate={!onNotify}
      className={classNames('cw-NotifyMe', className)}
      onSubmit={(event) => {
        if (!onNotify) return
        event.preventDefault()
        const email = new FormData(event.currentTarget).get('email')
        setIsTold(true)
        onNotify(String(email ?? '').trim())
      }}
    >
      <input type="hidden" name={cartFields.variant} value={variantId} />
      <FormField
        name="email"
        type="email"
        label={t('email')}
        hint={t('notifyHint')}
        error={error}
        defaultValue={last?.values?.email ?? defaultEmail}
        autoComplete="email"
        dir="ltr"
        isRequired
      />
      <button
        type="submit"
        name={cartFields.intent}
        value="notify"
        className="cw-Button"
        data-variant="secondary"
        data-size="l"
        aria-disabled={sent.isPending || undefined}
      >
        {t('notifyMe')}
      </button>
    </sent.Form>
  )
}
