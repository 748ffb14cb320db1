import type { Client } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { ownAddress } from '@cartwright/sdk/rules'
import { type MediaItem, MediaPicker } from '@cartwright/ui/MediaPicker'
import { useToast } from '@cartwright/ui/Toast'
import { useRef, useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { useErrorMessage } from '../../../kit/use-error-message'

interface Props {
  label: string
  urls: readonly string[]
  onChange: (urls: string[]) => void
}

/** Photographs of what was wrong. They are stored one after the other as soon as they are chosen. */
export function PhotosField({ label, urls, onChange }: Props) {
  const t = useWords('after-sale')
  const client = useClient() as Client
  const toast = useToast()
  const message = useErrorMessage()
  const [coming, setComing] = useState<readonly MediaItem[]>([])
  // Each is added to those that are there when it arrives.
  const latest = useRef({ urls, onChange })
  latest.current = { urls, onChange }
  const queue = useRef(Promise.resolve())

  const send = async (file: File, item: MediaItem) => {
    try {
      const { uploads } = await client.admin.uploads.create(file)
      const next = [...latest.current.urls, ...uploads.map(({ url }) => url)]
      latest.current.onChange(next)
      latest.current = { ...latest.current, urls: next }
    } catch (error) {
      toast.error({ title: t('photo_failed', { name: file.name }), text: message(error) })
    }
    setComing((before) => before.filter(({ id }) => id !== item.id))
    URL.revokeObjectURL(item.url)
  }
  return (
    <div className="cw-Field">
      <span className="cw-Field-label">{label}</span>
      <MediaPicker
        label={label}
        items={[...urls.map((url) => ({ id: url, url: ownAddress(url) })), ...coming]}
        onAdd={(files) => {
          for (const file of files) {
            const url = URL.createObjectURL(file)
            const item = { id: crypto.randomUUID(), url, alt: file.name, isUploading: true }
            setComing((before) => [...before, item])
            queue.current = queue.current.then(() => send(file, item))
          }
        }}
        onChange={(items) => onChange(items.filter((one) => !one.isUploading).map(({ id }) => id))}
      />
    </div>
  )
}
