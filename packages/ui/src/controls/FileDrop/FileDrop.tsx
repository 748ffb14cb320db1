'use client'

import { type ClipboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { UploadIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { errorList, FieldNotes, type FieldProps, LabelText } from '../Field/field-parts.js'
import { type RefusedFile, sortFiles } from '../MediaPicker/accepted-files.js'
import { DropBox } from '../MediaPicker/DropBox.js'
import { FileLine } from './FileLine.js'
import { fileSize } from './file-size.js'
import { type Upload, type UploadItem, UploadQueue } from './upload-queue.js'

export type { Upload, UploadControls, UploadItem, UploadState } from './upload-queue.js'

export interface FileDropProps<Result> extends FieldProps {
  /** Sends one file. Tells its progress from 0 to 1, stops when the signal is aborted, fails with an Error whose message is shown. */
  upload: Upload<Result>
  /** Called with each file that has arrived, and what `upload` answered. */
  onUpload?: (item: UploadItem<Result>) => void
  /** The files shown have changed: one came, moved on, went. A form is not to be sent while one is `sending`. */
  onItemsChange?: (items: readonly UploadItem<Result>[]) => void
  /** Kinds of files: `image/*`, `text/csv`, `.pdf`; any when absent. */
  accept?: readonly string[]
  /** Bytes a file may have; ten million when absent. */
  maxSize?: number
  /** How many files may be there at a time; any number when absent. */
  maxFiles?: number
  /** How many are sent at a time; 3 when absent. */
  atOnce?: number
  isRequired?: boolean
  isDisabled?: boolean
}

/** Files dropped, pasted or chosen, and sent at once, each with its progress. Escape or a button stops one. */
export function FileDrop<Result = unknown>({
  upload,
  onUpload,
  onItemsChange,
  accept,
  maxSize = 10_000_000,
  maxFiles = Number.POSITIVE_INFINITY,
  atOnce = 3,
  isRequired,
  isDisabled = false,
  label,
  hint,
  errors,
  isLabelHidden,
  className,
}: FileDropProps<Result>) {
  const t = useStrings()
  const { locale } = useLocale()
  const id = useId()
  const list = errorList(errors)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const [queue] = useState(() => new UploadQueue<Result>({ upload, atOnce }))
  queue.options = { upload, atOnce, onDone: onUpload }
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)

  useEffect(() => {
    queue.start()
    return () => queue.stop()
  }, [queue])
  const tell = useRef(onItemsChange)
  tell.current = onItemsChange
  useEffect(() => tell.current?.(items), [items])

  const add = (files: readonly File[]) => {
    if (isDisabled || files.length === 0) return
    const sorted = sortFiles(files, { accept, maxSize })
    const room = Math.max(0, maxFiles - items.length)
    setRefused(sorted.refused)
    setTooMany(sorted.accepted.length > room)
    queue.add(sorted.accepted.slice(0, room))
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }
  const remove = (item: UploadItem<Result>) => {
    queue.remove(item.id)
    // The button that was pressed is gone with its line.
    box.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length
  const isOver = items.length > 0 && count('sending') + count('waiting') === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the fields beside it
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [hint != null && `${id}-hint`, list.length > 0 && `${id}-error`].filter(Boolean).join(' ') ||
        undefined
      }
      className={classNames('cw-Field', 'cw-FileDrop', className)}
      data-disabled={isDisabled || undefined}
      onPaste={paste}
    >
      <span id={`${id}-label`} className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </span>
      <DropBox label={t('dropFiles')} isDisabled={isDisabled} className="cw-FileDrop-zone" onFiles={add}>
        <UploadIcon size={20} />
        <span>{t('dropFiles')}</span>
        <FileTrigger
          acceptedFileTypes={accept && [...accept]}
          allowsMultiple={maxFiles > 1}
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button slot={null} size="s" isDisabled={isDisabled}>
            {t('chooseFiles')}
          </Button>
        </FileTrigger>
      </DropBox>
      {items.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="cw-FileDrop-list">
          {items.map((item) => (
            <FileLine
              key={item.id}
              item={item}
              onRemove={() => remove(item)}
              onRetry={() => queue.retry(item.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="cw-hidden">
        {isOver &&
          [
            count('done') > 0 && t('filesUploaded', { count: count('done') }),
            count('failed') > 0 && t('filesFailed', { count: count('failed') }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      <div role="alert">
        {(refused.length > 0 || isTooMany) && (
          <ul className="cw-FileDrop-refused">
            {refused.map(({ name, reason }) => (
              <li key={name} className="cw-Field-error">
                {reason === 'size'
                  ? t('fileTooLarge', { name, limit: fileSize(maxSize, locale) })
                  : t('fileWrongType', { name })}
              </li>
            ))}
            {isTooMany && <li className="cw-Field-error">{t('tooManyFiles', { count: maxFiles })}</li>}
          </ul>
        )}
      </div>
      <FieldNotes id={id} hint={hint} errors={list} />
    </div>
  )
}
