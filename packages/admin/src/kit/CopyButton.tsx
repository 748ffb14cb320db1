import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { CheckIcon, CopyIcon } from '@cartwright/ui/icons'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from './use-copy'

interface Props {
  value: string
  /** "Copy the link"; "Copy" when absent. */
  label?: string
  /** "Link copied"; "Copied" when absent. */
  done?: string
}

/** An icon that copies a text, and says so in a toast. */
export function CopyIconButton({ value, label, done }: Props) {
  const { t } = useTranslation()
  const toast = useToast()
  const copy = useCopy()
  const press = async () => {
    if (await copy(value)) toast.success(done ?? t('copied'))
  }
  return <IconButton size="s" label={label ?? t('copy')} icon={<CopyIcon />} onPress={() => void press()} />
}

/** A button with words that copies a text, and says so in its place for two seconds. */
export function CopyButton({ value, label, done }: Props) {
  const { t } = useTranslation()
  const copy = useCopy()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [isDone])
  return (
    <Button
      size="s"
      icon={isDone ? <CheckIcon /> : <CopyIcon />}
      onPress={() => void copy(value).then(setDone)}
    >
      <span aria-live="polite">{isDone ? (done ?? t('copied')) : (label ?? t('copy'))}</span>
    </Button>
  )
}
