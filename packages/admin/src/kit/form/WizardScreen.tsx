import { useToast } from '@cartwright/ui/Toast'
import { Wizard, type WizardProps } from '@cartwright/ui/Wizard'
import { useState } from 'react'
import { useNavigate } from '../../router/hooks'
import { UnsavedGuard } from './SaveBar'

interface Props extends Pick<WizardProps, 'title' | 'size' | 'steps' | 'submitLabel'> {
  /** Something would be lost by leaving. */
  isDirty: boolean
  /** Where closing it leads: the list. */
  list: string
  /** Makes the record; answers what is said of it and where it stands, or nothing where a step is not right yet. */
  make: () => Promise<{ said: string; href: string } | undefined>
}

/** A wizard with an address of its own, which becomes that of the record it made. Leaving it half done asks first. */
export function WizardScreen({ isDirty, list, make, ...wizard }: Props) {
  const go = useNavigate()
  const toast = useToast()
  const [isDone, setDone] = useState(false)
  const submit = async () => {
    const made = await make()
    if (!made) return false
    setDone(true)
    toast.success(made.said)
    // After the guard has seen that nothing is unsaved any more.
    setTimeout(() => void go(made.href, { replace: true }))
    return false
  }
  return (
    <>
      <UnsavedGuard isDirty={isDirty && !isDone} />
      <Wizard
        {...wizard}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) void go(list)
        }}
        onSubmit={submit}
      />
    </>
  )
}
