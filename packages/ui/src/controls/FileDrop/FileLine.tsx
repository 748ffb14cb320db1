'use client'

import { useLocale } from 'react-aria-components/I18nProvider'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { CloseIcon, ErrorIcon, RefreshIcon, SuccessIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { IconButton } from '../IconButton/IconButton.js'
import { fileSize } from './file-size.js'
import type { UploadItem } from './upload-queue.js'

export interface FileLineProps {
  item: UploadItem
  onRemove: () => void
  onRetry: () => void
}

/** One file and how far it is. */
export function FileLine({ item: { file, state, progress, error }, onRemove, onRetry }: FileLineProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li
      className="cw-FileDrop-item"
      data-state={state}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isUnderWay) return
        // Only the file is meant, not the dialog around.
        event.stopPropagation()
        onRemove()
      }}
    >
      <div className="cw-FileDrop-text">
        <bdi className="cw-FileDrop-name">{file.name}</bdi>
        <span className="cw-FileDrop-size">{fileSize(file.size, locale)}</span>
        {state === 'waiting' && <span className="cw-FileDrop-size">{t('waiting')}</span>}
        {state === 'done' && (
          <span className="cw-FileDrop-state" data-tone="green">
            <SuccessIcon size={14} />
            {t('uploaded')}
          </span>
        )}
        {state === 'failed' && (
          <span className="cw-FileDrop-state" data-tone="red">
            <ErrorIcon size={14} />
            {error || t('uploadFailed')}
          </span>
        )}
      </div>
      {state === 'failed' && (
        <IconButton size="s" label={`${t('retry')}: ${file.name}`} icon={<RefreshIcon />} onPress={onRetry} />
      )}
      <IconButton
        size="s"
        label={isUnderWay ? `${t('cancel')}: ${file.name}` : t('removeNamed', { name: file.name })}
        icon={<CloseIcon />}
        onPress={onRemove}
      />
      {state === 'sending' && (
        <ProgressBar
          aria-label={file.name}
          value={(progress ?? 0) * 100}
          isIndeterminate={progress === null}
          className="cw-FileDrop-progress"
        >
          {({ percentage, isIndeterminate }) => (
            <div
              className="cw-FileDrop-bar"
              data-indeterminate={isIndeterminate || undefined}
              style={{ inlineSize: isIndeterminate ? undefined : `${percentage}%` }}
            />
          )}
        </ProgressBar>
      )}
    </li>
  )
}
