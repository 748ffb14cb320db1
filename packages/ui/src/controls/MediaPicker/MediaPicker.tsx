'use client'

import { type DragEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { Badge } from '../../display/Badge/Badge.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { ArrowEndIcon, ArrowStartIcon, ImageIcon, StarIcon, TrashIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { type RefusedFile, sortFiles } from './accepted-files.js'
import { DropBox } from './DropBox.js'

export interface MediaItem {
  id: string
  url: string
  /** What the picture shows; its number when absent. */
  alt?: string
  isUploading?: boolean
}

export interface MediaPickerProps {
  /** Read aloud. */
  label: string
  items: readonly MediaItem[]
  /** New order, or without those that were removed. */
  onChange: (items: readonly MediaItem[]) => void
  /** Files to send; they come back as items, at first with `isUploading`. */
  onAdd: (files: File[]) => void
  /** The item used where only one picture has room. */
  thumbnailId?: string | null
  onThumbnailChange?: (id: string) => void
  accept?: readonly string[]
  /** Bytes; ten million when absent. */
  maxSize?: number
  isDisabled?: boolean
  className?: string
}

/** Pictures in an order, with one of them as the cover. They are dropped in, chosen, moved and removed. */
export function MediaPicker({
  label,
  items,
  onChange,
  onAdd,
  thumbnailId,
  onThumbnailChange,
  accept = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  maxSize = 10_000_000,
  isDisabled,
  className,
}: MediaPickerProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [dragged, setDragged] = useState<number | null>(null)
  const limit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files, { accept, maxSize })
    setRefused(sorted.refused)
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    const next = items.toSpliced(from, 1)
    onChange(next.toSpliced(to, 0, items[from]!))
  }
  const over = (event: DragEvent, index: number) => {
    if (dragged === null) return
    event.preventDefault()
    move(dragged, index)
    setDragged(index)
  }
  return (
    <div className={classNames('cw-MediaPicker', className)}>
      <ul aria-label={label} className="cw-MediaPicker-list">
        {items.map((item, index) => {
          const name = item.alt || String(index + 1)
          return (
            <li
              key={item.id}
              className="cw-MediaPicker-item"
              draggable={!isDisabled}
              data-dragged={dragged === index || undefined}
              aria-busy={item.isUploading || undefined}
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => over(event, index)}
              onDragEnd={() => setDragged(null)}
            >
              <img src={item.url} alt={name} width={160} height={160} loading="lazy" draggable={false} />
              {item.isUploading && <Spinner size={24} className="cw-MediaPicker-spinner" />}
              {item.id === thumbnailId && <Badge className="cw-MediaPicker-badge">{t('thumbnail')}</Badge>}
              {!isDisabled && !item.isUploading && (
                <div className="cw-MediaPicker-tools">
                  <IconButton
                    size="s"
                    label={`${t('moveEarlier')}: ${name}`}
                    icon={<ArrowStartIcon />}
                    isDisabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="s"
                    label={`${t('moveLater')}: ${name}`}
                    icon={<ArrowEndIcon />}
                    isDisabled={index === items.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                  {onThumbnailChange && item.id !== thumbnailId && (
                    <IconButton
                      size="s"
                      label={`${t('useAsThumbnail')}: ${name}`}
                      icon={<StarIcon />}
                      onPress={() => onThumbnailChange(item.id)}
                    />
                  )}
                  <IconButton
                    size="s"
                    label={t('removeNamed', { name })}
                    icon={<TrashIcon />}
                    onPress={() => onChange(items.toSpliced(index, 1))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {!isDisabled && (
        <DropBox label={t('dropImages')} className="cw-MediaPicker-drop" onFiles={add}>
          <ImageIcon size={20} />
          <span>{t('dropImages')}</span>
          <FileTrigger
            acceptedFileTypes={[...accept]}
            allowsMultiple
            onSelect={(files) => files && add([...files])}
          >
            <Button slot={null} size="s">
              {t('addImages')}
            </Button>
          </FileTrigger>
        </DropBox>
      )}
      {refused.length > 0 && (
        <ul role="alert" className="cw-MediaPicker-refused">
          {refused.map(({ name, reason }) => (
            <li key={name} className="cw-Field-error">
              {reason === 'size'
                ? t('fileTooLarge', { name, limit: limit.format(maxSize / 1_000_000) })
                : t('fileWrongType', { name })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
