'use client'

import { errorMessage } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { Form } from '../../controls/Form/Form.js'
import { Link } from '../../controls/Link/Link.js'
import { Switch } from '../../controls/Switch/Switch.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { LoadingOverlay } from '../../overlays/LoadingOverlay/LoadingOverlay.js'
import { useToast } from '../../overlays/Toast/Toast.js'
import { useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'
import { isEmail } from './is-email.js'

/** What somebody decides about their usage data. */
export interface UsageDecision {
  /** Nothing that names the person is collected. */
  anonymize: boolean
  /** Nothing is collected. It leaves nothing to anonymize, so that is false then. */
  opt_out: boolean
}

export interface AnalyticsPreferencesProps {
  /** Where it is written what is collected. */
  documentationHref: string
  /** The decision made before; neither when absent. */
  defaultValue?: UsageDecision
  /** The e-mail the form begins with. */
  defaultEmail?: string
  /** Keeps the decision. What it throws is shown as a toast titled "Error". */
  onSubmit: (decision: UsageDecision) => unknown
  /** Called after it is kept, with the e-mail that was given, unless the person is to stay anonymous or has opted out. */
  onEmail?: (email: string) => void
  /** Called after all of it, for what comes next. */
  onDone?: () => void
  /** The level of the title on the page around; 1 when absent. */
  headingLevel?: 1 | 2
  className?: string
}

/**
 * Asks whether usage data may be collected, and how. At most 664 px wide; the window is covered while the decision is on its
 * way, and toasts tell how it went: put a ToastRegion into the application.
 */
export function AnalyticsPreferences({
  documentationHref,
  defaultValue = { anonymize: false, opt_out: false },
  defaultEmail = '',
  onSubmit,
  onEmail,
  onDone,
  headingLevel = 1,
  className,
}: AnalyticsPreferencesProps) {
  const t = useStrings()
  const toast = useToast()
  const [decision, setDecision] = useState(defaultValue)
  const [email, setEmail] = useState(defaultEmail)
  const [isChecked, setChecked] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const { anonymize, opt_out } = decision
  const given = opt_out ? '' : email.trim()
  const isWrong = given !== '' && !isEmail(given)

  const submit = async () => {
    setChecked(true)
    if (isWrong || isSubmitting) return
    setSubmitting(true)
    try {
      await onSubmit(decision)
    } catch (error) {
      toast.error({ title: t('errorTitle'), text: errorMessage(error, t('somethingWrong')) })
      return
    } finally {
      setSubmitting(false)
    }
    toast.success(t('usageSaved'))
    if (given && !anonymize) onEmail?.(given)
    onDone?.()
  }

  return (
    <Form
      className={classNames('cw-AnalyticsPreferences', className)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TitleText level={headingLevel} className="cw-AnalyticsPreferences-title">
        {t('usageTitle')}
      </TitleText>
      <p className="cw-AnalyticsPreferences-text">
        {t('usageDisclaimer')}{' '}
        <Link href={documentationHref} target="_blank" rel="noreferrer">
          {t('usageDocs')}
        </Link>
      </p>
      <TextField
        className="cw-AnalyticsPreferences-dims"
        label={`${t('usageEmail')} (${t('optional')})`}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        isDisabled={opt_out}
        errors={isChecked && isWrong ? t('emailInvalid') : undefined}
      />
      <Switch
        className="cw-AnalyticsPreferences-dims"
        name="anonymize"
        isSelected={anonymize}
        onChange={(on) => setDecision({ ...decision, anonymize: on })}
        isDisabled={opt_out}
        hint={t('usageAnonymizeHint')}
      >
        {t('usageAnonymize')}
      </Switch>
      <Switch
        name="opt_out"
        isSelected={opt_out}
        onChange={(on) => setDecision({ anonymize: on ? false : anonymize, opt_out: on })}
        hint={t('usageOptOutHint')}
      >
        {t('usageOptOut')}
      </Switch>
      <div className="cw-AnalyticsPreferences-foot">
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {t('usageContinue')}
        </Button>
      </div>
      <LoadingOverlay isVisible={isSubmitting} />
    </Form>
  )
}
