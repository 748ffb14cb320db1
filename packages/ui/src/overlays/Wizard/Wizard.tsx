'use client'

import { errorMessage } from '@cartwright/sdk/rules'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Button } from '../../controls/Button/Button.js'
import { useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'
import { Modal, type ModalProps } from '../Modal/Modal.js'
import { firstStep, moveWizard, type WizardMove, type WizardState } from './wizard-state.js'

export interface WizardStep {
  id: string
  title: ReactNode
  content: ReactNode
  /** Asked before the next step comes; the wizard stays when it answers false or throws, and then says why. */
  onNext?: () => unknown
  /** What it asks has an answer already. Where every step before the last has one, a button leads past them to the last. */
  isAnswered?: boolean
}

export interface WizardProps extends Pick<ModalProps, 'size' | 'className'> {
  title: ReactNode
  steps: readonly WizardStep[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called on the last step. The wizard closes, unless it answers false, or throws: then it says why. */
  onSubmit: () => unknown
  /** In place of "Submit". */
  submitLabel?: ReactNode
}

/** What the content of a step can do to the wizard around it. */
export interface WizardControls extends WizardState {
  steps: number
  enableNext: () => void
  disableNext: () => void
  next: () => void
  back: () => void
  /** Back to the first step, with the way on open. */
  reset: () => void
}

const Context = createContext<WizardControls | null>(null)

/** The wizard around a step. */
export function useWizard(): WizardControls {
  const wizard = useContext(Context)
  if (!wizard) throw new Error('useWizard must be used inside a Wizard')
  return wizard
}

/** A longer task in steps, in a window. Closing it goes back to the first step. */
export function Wizard({
  title,
  steps,
  isOpen,
  onOpenChange,
  onSubmit,
  submitLabel,
  size = 'l',
  className,
}: WizardProps) {
  const t = useStrings()
  const titleId = useId()
  const [state, move] = useReducer(
    (before: WizardState, what: WizardMove) => moveWizard(before, what, steps.length),
    firstStep,
  )
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  const { step, isNextEnabled } = state
  const current = steps[step]
  const isLast = step === steps.length - 1
  const last = steps[steps.length - 1]
  const between = steps.slice(step + 1, -1)
  const mayPass = between.length > 0 && between.every(({ isAnswered }) => isAnswered)

  // A new step begins at its top; who reads with the keyboard begins there too, from the moment it is seen.
  useLayoutEffect(() => {
    if (shown.current !== step) content.current?.focus()
    shown.current = step
  }, [step])

  const go = useCallback((what: WizardMove) => {
    setProblem(undefined)
    move(what)
  }, [])
  const change = (open: boolean) => {
    if (!open) go({ type: 'reset' })
    onOpenChange(open)
  }
  const goOn = async (to: 'next' | 'last') => {
    setPending(true)
    setProblem(undefined)
    try {
      if ((await current?.onNext?.()) === false) return
      if (!isLast) go({ type: to })
      else if ((await onSubmit()) !== false) change(false)
    } catch (error) {
      setProblem(errorMessage(error, t('somethingWrong')))
    } finally {
      setPending(false)
    }
  }
  const controls = useMemo(
    () => ({
      step,
      isNextEnabled,
      steps: steps.length,
      enableNext: () => move({ type: 'enable', isEnabled: true }),
      disableNext: () => move({ type: 'enable', isEnabled: false }),
      next: () => go({ type: 'next' }),
      back: () => go({ type: 'back' }),
      reset: () => go({ type: 'reset' }),
    }),
    [step, isNextEnabled, steps.length, go],
  )

  return (
    <Modal
      title={title}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      size={size}
      className={className}
      footer={
        <>
          <span className="cw-Wizard-count" aria-live="polite">
            {t('step', { step: step + 1, steps: steps.length })}
          </span>
          <Button isDisabled={step === 0 || isPending} onPress={() => go({ type: 'back' })}>
            {t('back')}
          </Button>
          {mayPass && (
            <Button isDisabled={!isNextEnabled || isPending} onPress={() => goOn('last')}>
              {last?.title}
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={!isNextEnabled}
            isPending={isPending}
            onPress={() => goOn('next')}
          >
            {isLast ? (submitLabel ?? t('submit')) : t('next')}
          </Button>
        </>
      }
    >
      <Context.Provider value={controls}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by the sheets of hosts */}
        <div
          ref={content}
          key={current?.id}
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          className="cw-Wizard-step"
        >
          <TitleText id={titleId} level={3} className="cw-Wizard-title">
            {current?.title}
          </TitleText>
          {current?.content}
          {problem && (
            <p role="alert" className="cw-Wizard-problem">
              {problem}
            </p>
          )}
        </div>
      </Context.Provider>
    </Modal>
  )
}
