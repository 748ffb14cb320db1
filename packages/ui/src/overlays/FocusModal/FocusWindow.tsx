'use client'

import { errorMessage } from '@cartwright/sdk/rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { DialogTitle } from '../../dialog-title.js'
import { useStrings } from '../../strings/use-strings.js'
import { AlertDialog } from '../AlertDialog/AlertDialog.js'
import { Tooltip } from '../Tooltip/Tooltip.js'
import type { FocusModalProps } from './FocusModal.js'

/** What is opened for one task. */
export function FocusWindow({
  title,
  children,
  isOpen,
  onOpenChange,
  onSave,
  isDirty,
  isSaveDisabled,
  saveLabel,
  className,
}: FocusModalProps) {
  const t = useStrings()
  const [isSaving, setSaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  // A field may report its text only when the keys that save are pressed: what saves then is newer than this render.
  const latest = useRef(onSave)
  latest.current = onSave
  const leave = () => (isDirty ? setAsking(true) : onOpenChange(false))
  const save = async () => {
    if (isSaving || isSaveDisabled) return
    setSaving(true)
    setProblem(undefined)
    try {
      if ((await latest.current()) !== false) onOpenChange(false)
    } catch (error) {
      setProblem(errorMessage(error, t('somethingWrong')))
    } finally {
      setSaving(false)
    }
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      void save()
    }
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : leave())}
      className="cw-Overlay cw-FocusModal-overlay"
    >
      <AriaModal className={classNames('cw-FocusModal', className)}>
        <Dialog className="cw-Dialog">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys that save count wherever the focus is */}
          <div className="cw-FocusModal-frame" onKeyDown={keys}>
            <header className="cw-FocusModal-head">
              <Button slot={null} onPress={leave} isDisabled={isSaving}>
                {t('cancel')}
              </Button>
              <DialogTitle className="cw-Dialog-title cw-FocusModal-title">{title}</DialogTitle>
              <Tooltip content={saveLabel ?? t('saveChanges')} shortcut="⌘S" isLabel placement="bottom end">
                <Button
                  slot={null}
                  variant="primary"
                  onPress={save}
                  isPending={isSaving}
                  isDisabled={isSaveDisabled}
                >
                  {saveLabel ?? t('saveChanges')}
                </Button>
              </Tooltip>
            </header>
            <div className="cw-FocusModal-body">
              {problem && (
                <p role="alert" className="cw-FocusModal-problem">
                  {problem}
                </p>
              )}
              <div className="cw-FocusModal-content">{children}</div>
            </div>
          </div>
          <AlertDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t('discardTitle')}
            actionLabel={t('discard')}
            cancelLabel={t('keepEditing')}
            onAction={() => onOpenChange(false)}
          >
            {t('discardText')}
          </AlertDialog>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}
