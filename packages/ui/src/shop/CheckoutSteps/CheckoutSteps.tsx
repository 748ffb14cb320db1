'use client'

import type { CheckoutProgress, CheckoutStepName } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { CheckIcon } from '../../icons/icons.js'
import type { StringKey } from '../../strings/translate.js'
import { useStrings } from '../../strings/use-strings.js'
import { PartLink } from '../ShopParts/ShopParts.js'

export interface CheckoutStepContent {
  /** Its fields. */
  children: ReactNode
  /** What was entered, shown instead of the fields once it is done and folded. */
  summary?: ReactNode
  /** Leads back to the fields of a folded step. */
  editHref?: string
  title?: string
  /** Why it is not done, shown under the fields. */
  error?: string
}

export interface CheckoutStepsProps {
  /** How far it is, as `checkoutSteps` of the SDK reads it from the cart. */
  steps: readonly CheckoutProgress[]
  content: Readonly<Partial<Record<CheckoutStepName, CheckoutStepContent>>>
  /** Shows the fields of one step alone: what is done is told, what waits is named. Else all are open, on one page. */
  isFolded?: boolean
  /** With `isFolded`, the step whose fields are shown: the one that is open when absent. */
  current?: CheckoutStepName
  className?: string
}

const titles: Record<CheckoutStepName, StringKey> = {
  contact: 'contact',
  address: 'deliveryAddress',
  delivery: 'delivery',
  payment: 'payment',
}

/** The steps of a checkout as groups of fields, numbered, each with how far it is. It draws no form: put it into one. */
export function CheckoutSteps({ steps, content, isFolded, current, className }: CheckoutStepsProps) {
  const open = current ?? (steps.find(({ state }) => state === 'open') ?? steps.at(-1))?.name
  return (
    <ol className={classNames('cw-CheckoutSteps', className)}>
      {steps.map((step, at) => {
        const own = content[step.name]
        return own ? (
          <CheckoutStep
            key={step.name}
            {...own}
            name={step.name}
            state={step.state}
            number={at + 1}
            isShown={!isFolded || step.name === open}
            isCurrent={step.name === open}
          />
        ) : null
      })}
    </ol>
  )
}

interface CheckoutStepProps extends CheckoutStepContent {
  name: CheckoutStepName
  state: CheckoutProgress['state']
  number: number
  isShown: boolean
  isCurrent: boolean
}

function CheckoutStep({
  name,
  state,
  number,
  isShown,
  isCurrent,
  children,
  error,
  ...step
}: CheckoutStepProps) {
  const t = useStrings()
  const title = step.title ?? t(titles[name])
  const head = (
    <>
      <span className="cw-CheckoutStep-number" aria-hidden="true">
        {state === 'done' ? <CheckIcon size={14} /> : new Intl.NumberFormat().format(number)}
      </span>
      {title}
      {state === 'done' && <span className="cw-hidden">, {t('done')}</span>}
    </>
  )
  return (
    <li
      className="cw-CheckoutStep"
      data-step={name}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {isShown ? (
        <fieldset
          className="cw-CheckoutStep-fields"
          aria-describedby={error ? `step-${name}-error` : undefined}
        >
          <legend className="cw-CheckoutStep-title">{head}</legend>
          {children}
          {error && (
            <p className="cw-Field-error" id={`step-${name}-error`}>
              {error}
            </p>
          )}
        </fieldset>
      ) : (
        <div className="cw-CheckoutStep-told">
          <p className="cw-CheckoutStep-title">{head}</p>
          {state === 'done' && step.summary != null && (
            <div className="cw-CheckoutStep-summary">{step.summary}</div>
          )}
          {state === 'done' && step.editHref && (
            <PartLink
              href={step.editHref}
              className="cw-CheckoutStep-edit"
              aria-label={`${t('change')}: ${title}`}
            >
              {t('change')}
            </PartLink>
          )}
        </div>
      )}
    </li>
  )
}
