'use client'

import { type AppliedCode, cartFields } from '@cartwright/sdk/rules'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { type FormOutcome, useSentForm } from '../ShopParts/ShopParts.js'

export interface CodeFieldProps {
  /** The discounts and gift cards that count already. */
  codes: readonly AppliedCode[]
  /** Where its forms post to. */
  action?: string
  /** Called instead of posting, with what was typed. */
  onApply?: (code: string) => void
  onRemove?: (code: string) => void
  /** What became of the last form, where no script remembers it. */
  outcome?: FormOutcome
  className?: string
}

/**
 * One field for discounts and gift cards, as shoppers need not know which is which; folded away until it is wanted. It posts
 * `intent=code` or `intent=uncode` with `code`.
 */
export function CodeField({ codes, action, onApply, onRemove, outcome, className }: CodeFieldProps) {
  const t = useStrings()
  const id = useId()
  const sent = useSentForm('code')
  const last = sent.outcome ?? outcome
  const error = sent.isPending || last?.ok ? undefined : last?.error
  const input = useRef<HTMLInputElement>(null)
  // What counts by now is not left to be sent again; whoever is in the field stays there.
  useEffect(() => {
    const typed = input.current?.value.trim().toLowerCase()
    if (input.current && codes.some(({ code }) => code.toLowerCase() === typed)) input.current.value = ''
  }, [codes])
  return (
    <div className={classNames('cw-CodeField', className)}>
      {codes.length > 0 && (
        <ul className="cw-CodeField-codes">
          {codes.map(({ code, kind }) => (
            <li key={code}>
              <sent.Form
                method="post"
                action={action}
                onSubmit={(event) => {
                  if (!onRemove) return
                  event.preventDefault()
                  onRemove(code)
                }}
                className="cw-CodeField-code"
              >
                <input type="hidden" name={cartFields.code} value={code} />
                <span>
                  <bdi>{code}</bdi> <small>{t(kind === 'gift_card' ? 'giftCard' : 'discount')}</small>
                </span>
                <button
                  type="submit"
                  name={cartFields.intent}
                  value="uncode"
                  className="cw-TextButton"
                  aria-label={t('removeNamed', { name: code })}
                >
                  {t('remove')}
                </button>
              </sent.Form>
            </li>
          ))}
        </ul>
      )}
      <details className="cw-CodeField-fold" open={error ? true : undefined}>
        <summary>{t('haveCode')}</summary>
        <sent.Form
          method="post"
          action={action}
          className="cw-CodeField-form"
          onSubmit={(event) => {
            if (!onApply) return
            event.preventDefault()
            onApply(String(new FormData(event.currentTarget).get(cartFields.code) ?? '').trim())
          }}
        >
          <label htmlFor={id} className="cw-Field-label">
            {t('code')}
          </label>
          <span className="cw-CodeField-row">
            <input
              ref={input}
              id={id}
              key={last?.values?.code ?? ''}
              name={cartFields.code}
              defaultValue={error ? last?.values?.code : ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="cw-Input"
            />
            <button
              type="submit"
              name={cartFields.intent}
              value="code"
              className="cw-Button"
              data-variant="secondary"
              data-size="l"
              aria-disabled={sent.isPending || undefined}
            >
              {t('apply')}
            </button>
          </span>
          <p id={`${id}-error`} role="alert" className="cw-Field-error">
            {error}
          </p>
        </sent.Form>
      </details>
    </div>
  )
}
