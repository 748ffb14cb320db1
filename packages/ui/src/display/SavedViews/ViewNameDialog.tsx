'use client'

import { isSameName } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { Modal } from '../../overlays/Modal/Modal.js'
import { useStrings } from '../../strings/use-strings.js'

export interface ViewNameDialogProps {
  title: string
  start: string
  /** Names of other views, which this one must not have. */
  taken: readonly string[]
  /** Saves under the name. The dialog stays, with the message of its error, when its promise is broken. */
  onSave: (name: string) => unknown
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, start, taken, onSave, onClose }: ViewNameDialogProps) {
  const t = useStrings()
  const [name, setName] = useState(start)
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const isTaken = taken.some((other) => isSameName(other, name))
  const save = async () => {
    if (!name.trim() || isTaken || isPending) return
    setPending(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t('somethingWrong'))
      setPending(false)
    }
  }
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="s"
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!name.trim() || isTaken}
            onPress={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // Drawn elsewhere, it is still a child of whatever form stands around the list.
          event.stopPropagation()
          void save()
        }}
      >
        <TextField
          label={t('viewName')}
          value={name}
          onChange={setName}
          errors={isTaken ? t('nameTaken') : failure}
          maxLength={80}
          autoFocus
          autoComplete="off"
          isRequired
        />
      </form>
    </Modal>
  )
}
